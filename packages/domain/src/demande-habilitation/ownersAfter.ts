import { isUnderWay } from './isUnderWay.ts';
import type { DhTaskKey } from './taskKeys.ts';
import type { DhEffect } from './workflow.ts';

/** Persons, by their ids, who hold a request: the owner of the task, and those to whom it comes back. */
export type DhOwners = {
  readonly assigne: number | null;
  readonly instructeur: number | null;
  readonly expert: number | null;
  readonly responsable: number | null;
};

/** The tasks that come back to who had them, each with its holder. */
const HOLDERS = {
  instruction: 'instructeur',
  sous_commission: 'expert',
  validation_demande: 'responsable',
} as const satisfies Partial<Record<DhTaskKey, keyof DhOwners>>;

const holderOf = (taskKey: DhTaskKey) => (taskKey in HOLDERS ? HOLDERS[taskKey as keyof typeof HOLDERS] : null);

/** Who owns the task after a step, and who will find it again (domain, C.1 and decision 10). */
export function ownersAfter({
  taskKey,
  next,
  effects,
  owners,
  acteur,
  designe,
  isPresent,
}: {
  readonly taskKey: DhTaskKey;
  readonly next: DhTaskKey;
  readonly effects: readonly DhEffect[];
  readonly owners: DhOwners;
  /** The person who takes the step, null when their role owns no such task. */
  readonly acteur: number | null;
  /** The person named by an assignment. */
  readonly designe: number | null;
  /** Whether a person may still own the next task. */
  readonly isPresent: (personneId: number) => boolean;
}): DhOwners {
  if (effects.includes('claim')) return { ...owners, assigne: acteur };
  if (effects.includes('release')) return { ...owners, assigne: null };
  if (effects.includes('assign')) {
    return { ...owners, assigne: designe, ...(taskKey === 'sous_commission' ? { expert: designe } : {}) };
  }
  const stays = owners.assigne !== null && isPresent(owners.assigne) ? owners.assigne : null;
  if (effects.includes('replan')) return { ...owners, assigne: stays };
  const left = holderOf(taskKey);
  const kept = left === null ? owners : { ...owners, [left]: owners.assigne ?? acteur };
  if (effects.includes('assign-expert')) return { ...kept, assigne: designe, expert: designe };
  // Whoever gives a request back because of a conflict of interest has nothing to do with it any more.
  if (effects.includes('drop-expert')) return { ...kept, assigne: null, expert: null };
  const entered = isUnderWay(next) ? holderOf(next) : null;
  const found = entered === null ? null : kept[entered];
  return { ...kept, assigne: found !== null && isPresent(found) ? found : null };
}
