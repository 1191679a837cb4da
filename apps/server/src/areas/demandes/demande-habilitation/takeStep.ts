import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { openForWrite } from '../tache/openForWrite.ts';
import { DH_WRITING } from './DH_WRITING.ts';
import type { DhWriteTitle } from './DhWriteTitle.ts';
import { presentDemande } from './presentDemande.ts';
import { stepOn } from './stepOn.ts';

type Write = { readonly body: DemandeHabilitationWrite; readonly files: readonly UploadedFile[] };

/** Takes an action on a demande, with what is typed in its form (rules/demandes#steps). */
export async function takeStep(
  context: RoleContext<DhWriteTitle>,
  { body, files }: Write,
): Promise<DemandeHabilitation> {
  const row = await openForWrite(context, DH_WRITING, body);
  const { selectedActionKey: actionKey, assignedUserHabilisId, titulaireHabilisId } = body.currentWorkflowTask;
  // A deletion has a call of its own, because it answers nothing.
  if (actionKey === 'Supprime') throw context.refuse.badRequest('demande.action-interdite');
  const written = await stepOn(context, row, {
    ...body,
    actionKey,
    assigneeHabilisId: assignedUserHabilisId,
    titulaireHabilisId,
    commentaire: body.draftWorkflowComment,
    champs: body.fileUploads.flatMap((input) => ('champ' in input ? [input.champ] : [])),
    typed: { body, files },
  });
  return presentDemande(context, written);
}
