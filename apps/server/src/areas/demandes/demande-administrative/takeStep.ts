import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { openForWrite } from '../tache/openForWrite.ts';
import { DA_WRITING } from './DA_WRITING.ts';
import type { DaWriteTitle } from './DaWriteTitle.ts';
import { presentDemande } from './presentDemande.ts';
import { stepOn } from './stepOn.ts';

/** Takes an action on a demande, with what is typed in its form (rules/dossier#steps). */
export async function takeStep(
  context: RoleContext<DaWriteTitle>,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<DemandeAdministrative> {
  const row = await openForWrite(context, DA_WRITING, body);
  const asked = { ...body, commentaire: body.draftWorkflowComment };
  return presentDemande(context, await stepOn(context, row, { ...asked, typed: { body, files } }));
}
