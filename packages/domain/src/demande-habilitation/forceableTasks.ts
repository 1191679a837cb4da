import { isUnderWay } from '../demande/isUnderWay.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW, FORCEABLE_TASKS } from './workflow.ts';

/** The action of a step that an administrator forces. */
export const FORCED_ACTION = 'VaA';

/** Tasks after the instruction that ask for a complement, and get the demande back. */
const ASKERS: readonly DhTaskKey[] = ['sous_commission', 'validation_demande', 'planification_decision'];

/** The tasks to which a demande may be brought now: none before its first submit or after its end, a decision only with its commission's date (rules/demandes#forced-steps). */
export function forceableTasks({
  taskKey,
  isJamaisSoumise,
  dateCnh,
}: {
  readonly taskKey: DhTaskKey;
  readonly isJamaisSoumise: boolean;
  readonly dateCnh: string | null;
}): DhTaskKey[] {
  if (isJamaisSoumise || !isUnderWay(DH_WORKFLOW, taskKey)) return [];
  return FORCEABLE_TASKS.filter((key) => key !== taskKey && (key !== 'decision' || dateCnh !== null));
}

/** The task that a forced complement returns to: the one it leaves, or else the instruction. */
export const retourOfForced = (taskKey: DhTaskKey, next: DhTaskKey): DhTaskKey | null => {
  if (next !== 'complement') return null;
  return ASKERS.includes(taskKey) ? taskKey : 'instruction';
};

/** The commission's date after a forced step: kept where it is planned or awaited, and nowhere else (rules/demandes#forced-steps). */
export const dateCnhOfForced = (next: DhTaskKey, dateCnh: string | null): string | null =>
  next === 'planification_decision' || next === 'decision' ? dateCnh : null;

/**
 * Why a demande can never be forced to a task as it stands: the table does not list it, or it needs a date that is not fixed; null when
 * the rest decides.
 */
export function refusalOfForced(
  key: string,
  dateCnh: string | null,
): 'champ.invalide' | 'demande.date-cnh-requise' | null {
  if (!FORCEABLE_TASKS.some((one) => one === key)) return 'champ.invalide';
  return key === 'decision' && dateCnh === null ? 'demande.date-cnh-requise' : null;
}

/** What is wrong with a forced step, field by field: its task is chosen and may be reached, its reason is owed (DH40). */
export function forcedFaults(
  { taskDefinitionKey, commentaire }: { readonly taskDefinitionKey: string | null; readonly commentaire: string },
  dateCnh: string | null,
): FieldFault[] {
  const title = taskDefinitionKey === null ? 'champ.requis' : refusalOfForced(taskDefinitionKey, dateCnh);
  return [
    ...(title === null ? [] : [{ path: 'taskDefinitionKey', title }]),
    ...faultIf(isEmpty(commentaire), 'commentaire', 'demande.commentaire-requis'),
  ];
}
