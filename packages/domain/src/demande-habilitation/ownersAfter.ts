import { type HandOver, handOver, type Owners } from '../demande/handOver.ts';
import type { DhTaskKey } from './taskKeys.ts';
import { DH_WORKFLOW } from './workflow.ts';

/** Tasks that return to the person who had them, with the name under which that person is kept. */
const HOLDERS = {
  instruction: 'instructeur',
  sous_commission: 'expert',
  validation_demande: 'responsable',
} as const;

/** Ids of the persons of a demande d'habilitation: the task's owner, and those to whom a task returns. */
export type DhOwners = Owners<(typeof HOLDERS)[keyof typeof HOLDERS]>;

/** Who owns the task of a demande d'habilitation after a step, and who gets one back later (rules/demandes#holder). */
export function ownersAfter(step: HandOver<DhTaskKey, keyof Omit<DhOwners, 'assigne'>>): DhOwners {
  const { effects, designe, taskKey } = step;
  const owners = handOver(DH_WORKFLOW, HOLDERS, step);
  if (effects.includes('assign-expert')) return { ...owners, assigne: designe, expert: designe };
  // After a conflict of interest, the expert never gets the demande back.
  if (effects.includes('drop-expert')) return { ...owners, assigne: null, expert: null };
  return effects.includes('assign') && taskKey === 'sous_commission' ? { ...owners, expert: designe } : owners;
}

/** Who awaits an answer to what they asked of the entite, and at which task it comes back to them; null when nobody does (rules/demandes#holder). */
export function quiAttend(
  { taskKey, retourTache }: { readonly taskKey: DhTaskKey; readonly retourTache: DhTaskKey | null },
  owners: DhOwners,
): { readonly personneId: number; readonly tache: DhTaskKey } | null {
  if (taskKey !== 'complement' || retourTache === null) return null;
  const parts: Partial<Record<DhTaskKey, keyof DhOwners>> = HOLDERS;
  const part = parts[retourTache];
  const personneId = part === undefined ? null : owners[part];
  return personneId === null ? null : { personneId, tache: retourTache };
}
