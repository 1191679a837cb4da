import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { needsOfAction } from '@habilis/domain/demande-habilitation/actionFaults';
import { call } from '../../session/call.ts';

type OfDossier = Pick<DemandeHabilitation, 'dossierAdministratif'>;

/** Whether the common file of the entite is still to be validated. */
export const isDossierAwaited = ({ dossierAdministratif: dossier }: OfDossier): boolean =>
  dossier !== null && !dossier.valide && dossier.currentTaskDefinitionKey !== 'validee';

/** Whether an action waits for the common file (rules/demandes#steps): what the page says is asked again, for it may be validated since. */
export async function awaitsDossier(
  demande: OfDossier & Pick<DemandeHabilitation, 'id' | 'currentWorkflowTask'>,
  action: string,
): Promise<boolean> {
  const { id, currentWorkflowTask } = demande;
  const needs = needsOfAction(currentWorkflowTask.currentTaskDefinitionKey, action);
  if (id === null || !needs.includes('dossier-valide') || !isDossierAwaited(demande)) return false;
  const read = call(demandeHabilitation.get, { params: { id } }, { background: true });
  return read.then(isDossierAwaited, () => true);
}
