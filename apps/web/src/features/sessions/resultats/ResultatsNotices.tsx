import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { isRefusal, refusalText } from '../../../messages/tellRefused.ts';
import type { OpenResultats } from './useResultats.ts';

/** What waits on this device and why: no network, or a step that moved on; answers are counted, not people (SC855). */
export function ResultatsNotices({ resultats }: { readonly resultats: OpenResultats }): ReactNode {
  const t = useText();
  const { status, isOnline, isCut, nbEnAttente: nombre, drop } = resultats;
  if (status.kind === 'stopped' && nombre > 0)
    return (
      <Callout
        tone="danger"
        told="announced"
        title={t('sessions-certification.resultats.refuses', { nombre })}
        actions={<Button onPress={drop}>{t('sessions-certification.resultats.oublier')}</Button>}
      >
        {isRefusal(status.error) && <Text>{refusalText(status.error)}</Text>}
      </Callout>
    );
  if (!isCut) return null;
  return (
    <Callout
      tone="warning"
      title={t(`sessions-certification.resultats.${isOnline ? 'injoignable' : 'hors-connexion'}`)}
    >
      <Text isStrong>{t('sessions-certification.resultats.en-attente', { nombre })}</Text>
      <Text>{t('sessions-certification.resultats.gardes', { nombre })}</Text>
    </Callout>
  );
}
