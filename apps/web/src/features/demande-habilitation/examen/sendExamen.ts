import type { DemandeHabilitation, DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import type { AvisWrite } from '@habilis/api/avis/Avis';
import { call } from '../../../session/call.ts';
import { titulaireOf } from '../../../document/reprise.ts';
import type { OpenDh } from '../dhKind.ts';
import type { ExamenInput } from './ExamenInput.ts';

/** The actions that change a planned day. */
const PLANNING = new Set(['Replanifie', 'Deprogramme']);

/** The call of an action, chosen by what it sends: all use one transition (rules/demandes#steps). */
function endpointOf({ avisRequis, affectationRequise }: DhActionPossible, task: string, key: string) {
  if (avisRequis) return demandeHabilitation.submitAvis;
  if (affectationRequise) return demandeHabilitation.submitActionAssigned;
  if (PLANNING.has(key) || (task === 'planification_decision' && key === 'Soumet')) {
    return demandeHabilitation.submitDateCnh;
  }
  return demandeHabilitation.submitAction;
}

/** Sends an action of the examination with its details. */
export function sendExamen(
  { document }: OpenDh,
  action: DhActionPossible,
  input: ExamenInput,
  avis: AvisWrite | null,
  keyOf: (content: unknown) => string,
): Promise<DemandeHabilitation> {
  const { key } = action;
  const { draftWorkflowComment, currentWorkflowTask, points, dateCnh } = input;
  const { assignedUserHabilisId } = currentWorkflowTask;
  const { demande } = document.getState();
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const body = document.bodyFor({
    currentWorkflowTask: {
      selectedActionKey: key,
      ...(assignedUserHabilisId === null ? {} : { assignedUserHabilisId }),
      ...titulaireOf(key, demande),
    },
    draftWorkflowComment,
    ...(action.avisRequis && avis !== null ? { avis } : {}),
    ...(points.length === 0 ? {} : { points: [...points] }),
    ...(dateCnh === null ? {} : { dateCnh }),
  });
  return call(endpointOf(action, task, key), { body }, { idempotencyKey: keyOf([key, body]) });
}
