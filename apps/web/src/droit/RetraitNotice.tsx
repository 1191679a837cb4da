import type { DroitHabilitation } from '@habilis/api/habilitation/DroitHabilitation';
import type { MotifSuspension } from '@habilis/domain/habilitation/refusalOfSuspension';
import { effetWords, retraitWords } from '@habilis/i18n/droitWords';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

type Props = {
  readonly droit: DroitHabilitation;
  /** Which habilitation, where the page is about something else. */
  readonly numero?: string;
  readonly motif: MotifSuspension | null;
  readonly commentaire: string | null;
  /** Whether the reader runs its sessions. */
  readonly isOwn: boolean;
  /** What else follows from it here. */
  readonly children?: ReactNode;
};

/** That a habilitation is suspended or broken: why, until when, and what it still allows. */
export function RetraitNotice({ droit, numero, motif, commentaire, isOwn, children }: Props): ReactNode {
  const t = useText();
  const etat = retraitWords(t, droit);
  if (etat === null) return null;
  const why = [motif === null ? null : t(`habilitations.motif.${motif}`), commentaire]
    .filter((part) => part !== null && part !== '')
    .join(' : ');
  return (
    <Callout
      tone={droit.retrait?.isDefinitif === true ? 'danger' : 'warning'}
      title={numero === undefined ? etat : t('droits.source', { numero, etat: etat.toLowerCase() })}
    >
      {why !== '' && <Text>{why}</Text>}
      {effetWords(t, droit, isOwn).map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {droit.retrait?.aConfirmer === true && <Text>{t('droits.a-confirmer')}</Text>}
      {children}
    </Callout>
  );
}
