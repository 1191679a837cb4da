import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import { type ReactNode, useState } from 'react';
import { keyOfResultats } from '../../../session/keptResultats.ts';
import { vuDe } from './vuDe.ts';
import { keepResultats, readResultats } from './waitingResultats.ts';

/** What waits on this device of a session that is no longer the reader's: it is theirs to hand on, or to forget (SC34). */
export function ResultatsGardes({ habilisId, sessionId }: { habilisId: string; sessionId: number }): ReactNode {
  const t = useText();
  const key = keyOfResultats(habilisId, sessionId);
  const [waiting, setWaiting] = useState(() => readResultats(key));
  const kept = Object.entries(waiting);
  if (kept.length === 0) return null;
  const forget = () => {
    keepResultats(key, {});
    setWaiting({});
  };
  return (
    <Callout
      tone="danger"
      title={t('sessions-certification.resultats.echoues', { nombre: kept.length })}
      actions={<Button onPress={forget}>{t('sessions-certification.resultats.oublier')}</Button>}
    >
      <Text>{t('sessions-certification.resultats.echoues-autre')}</Text>
      <ul>
        {kept.map(([id, one]) => (
          <li key={id}>
            <Text as="span" isStrong>
              {one.nom ?? t('sessions-certification.resultats.echoues-inconnu')}
            </Text>
            {'\u00A0: '}
            {[vuDe(t, one), ...(one.motif === null ? [] : [one.motif])].join(', ')}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
