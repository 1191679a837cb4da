import type { EvenementHabilitation } from '@habilis/api/habilitation/Habilitation';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from '../../document/HistorySection.tsx';

/** The details of a step: days, a name, a reason. */
function aboutOf(t: Texts, { debut, fin, objet, motif, action }: EvenementHabilitation): string {
  const day = (date: string | null) => (date === null || date === SANS_FIN ? null : formatDate(date));
  const [from, to] = [day(debut), day(fin)];
  const days =
    action === 'habilitation-fin-changee' || from === null || to === null
      ? (to ??
        ((action === 'habilitation-suspendue' || action === 'habilitation-suspension-confirmee') && from !== null
          ? t('habilitations.depuis', { date: from })
          : null))
      : t('habilitations.du-au', { debut: from, fin: to });
  return [days, objet, motif === null ? null : t(`habilitations.motif.${motif}`)]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** The history of a habilitation. */
export function HabilitationHistory({ steps }: { steps: readonly EvenementHabilitation[] }): ReactNode {
  const t = useText();
  const told = steps.map((step) => ({
    ...step,
    title: [t(`habilitations.histoire.${step.action}`), aboutOf(t, step)].filter((part) => part !== '').join(' : '),
    comment: step.commentaire,
  }));
  return (
    <HistorySection
      title={t('habilitations.historique')}
      emptyLabel={t('habilitations.historique-vide')}
      steps={told}
    />
  );
}
