import type { DaTaskKey } from './taskKeys.ts';
import type { DaEffect } from './workflow.ts';

/** Persons, by their ids, who hold a request: the owner of the task, and the examiner to whom it comes back. */
export type Owners = { readonly assigne: number | null; readonly instructeur: number | null };

/** Who owns the task after a step, and which examiner will find it again (domain, C.1 and decision 10). */
export function ownersAfter({
  taskKey,
  next,
  effects,
  owners: { assigne, instructeur },
  acteur,
  designe,
  isInstructeurPresent,
}: {
  readonly taskKey: DaTaskKey;
  readonly next: DaTaskKey;
  readonly effects: readonly DaEffect[];
  readonly owners: Owners;
  /** The person who takes the step. */
  readonly acteur: number;
  /** The person named by an assignment. */
  readonly designe: number | null;
  /** Whether the examiner is still one of the fund. */
  readonly isInstructeurPresent: boolean;
}): Owners {
  if (effects.includes('claim')) return { assigne: acteur, instructeur };
  if (effects.includes('release')) return { assigne: null, instructeur };
  if (effects.includes('assign')) return { assigne: designe, instructeur };
  if (next === 'da_instruction') return { assigne: isInstructeurPresent ? instructeur : null, instructeur };
  if (next === 'validee') return { assigne: null, instructeur: null };
  return { assigne: null, instructeur: taskKey === 'da_instruction' ? (assigne ?? acteur) : instructeur };
}
