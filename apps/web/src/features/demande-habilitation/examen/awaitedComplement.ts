import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { Complement } from '@habilis/api/examen/Complement';

/** The completion that a request waits for, null when it waits for none. */
export function awaitedComplement(
  { currentWorkflowTask }: Pick<DemandeHabilitation, 'currentWorkflowTask'>,
  [last]: readonly Complement[],
): Complement | null {
  const isAsked = currentWorkflowTask.currentTaskDefinitionKey === 'complement';
  return isAsked && last !== undefined && last.reponduLe === null ? last : null;
}
