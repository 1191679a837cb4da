import { isUnderWay } from './isUnderWay.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { FORCEABLE_TASKS } from './workflow.ts';

/** The tasks after the examination that ask for completions, to which one comes back. */
const ASKERS: readonly DhTaskKey[] = ['sous_commission', 'validation_demande', 'planification_decision'];

/** The tasks to which a request may be brought now: none before its first submit or after its end, a decision only with its commission's date (domain, C.1). */
export function forceableTasks({
  taskKey,
  isJamaisSoumise,
  dateCnh,
}: {
  readonly taskKey: DhTaskKey;
  readonly isJamaisSoumise: boolean;
  readonly dateCnh: string | null;
}): DhTaskKey[] {
  if (isJamaisSoumise || !isUnderWay(taskKey)) return [];
  return FORCEABLE_TASKS.filter((key) => key !== taskKey && (key !== 'decision' || dateCnh !== null));
}

/** Where a completion that an administrator forces comes back to: the task that it leaves, else the examination. */
export const retourOfForced = (taskKey: DhTaskKey, next: DhTaskKey): DhTaskKey | null => {
  if (next !== 'complement') return null;
  return ASKERS.includes(taskKey) ? taskKey : 'instruction';
};
