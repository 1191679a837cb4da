import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { vuDe } from './vuDe.ts';
import type { WaitingResultat } from './waitingResultats.ts';

type Props = {
  /** Why they stay on this device. */
  readonly raison: string;
  /** Whose results, with the name where it is known. */
  readonly resultats: readonly {
    readonly id: string;
    readonly nom: string | undefined;
    readonly resultat: Pick<WaitingResultat, 'present' | 'resultat' | 'motif'>;
  }[];
  readonly onForget: () => void;
};

/** Results entered on this device that the server will not take, to be read, handed on or forgotten (SC34). */
export function ResultatsPerdus({ raison, resultats, onForget }: Props): ReactNode {
  const t = useText();
  return (
    <Callout
      tone="danger"
      title={t('sessions-certification.resultats.echoues', { nombre: resultats.length })}
      actions={<Button onPress={onForget}>{t('sessions-certification.resultats.oublier')}</Button>}
    >
      <Text>{raison}</Text>
      <ul>
        {resultats.map(({ id, nom, resultat }) => (
          <li key={id}>
            <Text as="span" isStrong>
              {nom ?? t('sessions-certification.resultats.echoues-inconnu')}
            </Text>
            {'\u00A0: '}
            {[vuDe(t, resultat), ...(resultat.motif === null ? [] : [resultat.motif])].join(', ')}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
