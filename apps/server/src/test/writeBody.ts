import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { saisieOf } from '@habilis/domain/demande-administrative/saisieOf';

/** The body that saves a demande administrative as read, with a test's changes. */
export function writeBody(
  read: DemandeAdministrative,
  changes: Partial<DemandeAdministrativeWrite> & { readonly action?: string; readonly assigne?: string } = {},
): DemandeAdministrativeWrite {
  const { action, assigne, ...rest } = changes;
  return {
    ...saisieOf(read),
    id: read.id,
    version: read.version,
    cleBrouillon: null,
    avecDemandeHabilitation: read.avecDemandeHabilitation,
    fileUploads: read.fileUploads.map(({ id }) => ({ id })),
    draftWorkflowComment: null,
    currentWorkflowTask: { selectedActionKey: action ?? null, assignedUserHabilisId: assigne ?? null },
    ...rest,
  };
}
