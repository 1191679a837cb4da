import { refuse } from '../../../platform/Refusal.ts';
import type { Candidate } from './Candidate.ts';

/** The person to whom a step gives a task; must be one of those who may have it. */
export function designated(candidates: readonly Candidate[], habilisId: string | null): number {
  const person = candidates.find((candidate) => candidate.habilisId === habilisId);
  if (person !== undefined) return person.personneId;
  throw refuse.badRequest('donnees-invalides', [
    { path: 'currentWorkflowTask.assignedUserHabilisId', title: 'champ.invalide' },
  ]);
}
