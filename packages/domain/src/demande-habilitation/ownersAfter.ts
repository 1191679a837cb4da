import { type HandOver, handOver, type Owners } from '../demande/handOver.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** The tasks that come back to who had them, each with the part of that person. */
const HOLDERS = {
  instruction: 'instructeur',
  sous_commission: 'expert',
  validation_demande: 'responsable',
} as const;

/** Persons, by their ids, who hold a demande d'habilitation: the owner of the task, and those to whom it comes back. */
export type DhOwners = Owners<(typeof HOLDERS)[keyof typeof HOLDERS]>;

/** Who owns the task of a demande d'habilitation after a step, and who will find it again (domain, C.1 and decision 10). */
export function ownersAfter(step: HandOver<DhTaskKey, keyof Omit<DhOwners, 'assigne'>>): DhOwners {
  const { effects, designe, taskKey } = step;
  const owners = handOver(DH_WORKFLOW, HOLDERS, step);
  if (effects.includes('assign-expert')) return { ...owners, assigne: designe, expert: designe };
  // Whoever gives a demande back because of a conflict of interest has nothing to do with it any more.
  if (effects.includes('drop-expert')) return { ...owners, assigne: null, expert: null };
  return effects.includes('assign') && taskKey === 'sous_commission' ? { ...owners, expert: designe } : owners;
}
