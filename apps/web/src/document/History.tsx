import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { HistorySection } from './HistorySection.tsx';

/** The title of a step: the first known of the decision, the task the action led to, the task it was taken on, and the action. */
function titleOf(
  t: Texts,
  { actionKey, taskDefinitionKey, nextTaskDefinitionKey }: HistoriqueCommentaire,
  decision: string | null,
): string {
  const led = `${actionKey}-vers-${nextTaskDefinitionKey}`;
  const keys = [`${led}-${decision}`, led, `${actionKey}-${taskDefinitionKey}`, actionKey];
  const title = keys.map((key) => t.find(`workflow.histoire.${key}`)).find((one) => one !== undefined);
  return title ?? actionKey;
}

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

/** The history of a demande. */
export function History({ steps, decision = null }: Props): ReactNode {
  const t = useText();
  const told = steps.map((step) => ({
    id: step.id,
    faitLe: step.creeLe,
    title: titleOf(t, step, decision),
    auteur: actorOf(t, step),
    comment: step.commentaire,
    isMajor: step.taskDefinitionKey !== step.nextTaskDefinitionKey,
  }));
  return (
    <HistorySection title={t('workflow.historique')} emptyLabel={t('workflow.historique-vide')} steps={told} isWhole />
  );
}
