import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { FORCED_ACTION } from '@habilis/domain/demande-habilitation/forceableTasks';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

type Step = Pick<HistoriqueCommentaire, 'actionKey' | 'taskDefinitionKey' | 'nextTaskDefinitionKey' | 'dateSeance'>;

/** The title of a step, with the commission's day that it fixed: the first known of the decision, the task the action led to, the task it was taken on, and the action. */
export function stepTitle(
  t: Texts,
  { actionKey, taskDefinitionKey, nextTaskDefinitionKey, dateSeance }: Step,
  decision: string | null,
): string {
  if (actionKey === FORCED_ACTION) {
    const tache = t.find(`workflow.tache.${nextTaskDefinitionKey}`) ?? nextTaskDefinitionKey;
    return t('workflow.histoire.VaA', { tache });
  }
  const led = `${actionKey}-vers-${nextTaskDefinitionKey}`;
  const date = dateSeance === null ? '' : formatDate(dateSeance);
  const dated = date === '' ? [] : [`${actionKey}-${taskDefinitionKey}-le`, `${actionKey}-le`];
  const keys = [...dated, `${led}-${decision}`, led, `${actionKey}-${taskDefinitionKey}`, actionKey];
  const title = keys.map((key) => t.find(`workflow.histoire.${key}`, { date })).find((one) => one !== undefined);
  return title ?? actionKey;
}
