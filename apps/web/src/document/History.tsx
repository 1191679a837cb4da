import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { memo, type ReactNode } from 'react';
import { HistorySection } from './HistorySection.tsx';
import { stepTitle } from './stepTitle.ts';

/** The author, and the person in whose name they acted, if any. */
function actorOf(t: Texts, { auteurNomPrenom: auteur, enTantQueParNomPrenom: acteur }: HistoriqueCommentaire) {
  if (auteur === null) return null;
  return acteur === null ? auteur : t('workflow.histoire.en-tant-que', { acteur, auteur });
}

type Props = {
  readonly steps: readonly HistoriqueCommentaire[];
  /** The latest decision. @default null */
  readonly decision?: string | null;
};

/** The history of a demande; a key typed beside it does not draw it again. */
export const History = memo(function History({ steps, decision = null }: Props): ReactNode {
  const t = useText();
  const told = steps.map((step) => ({
    id: step.id,
    faitLe: step.creeLe,
    title: stepTitle(t, step, decision),
    auteur: actorOf(t, step),
    comment: step.commentaire,
    isMajor: step.taskDefinitionKey !== step.nextTaskDefinitionKey,
  }));
  return (
    <HistorySection title={t('workflow.historique')} emptyLabel={t('workflow.historique-vide')} steps={told} isWhole />
  );
});
