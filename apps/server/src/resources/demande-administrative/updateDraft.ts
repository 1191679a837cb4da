import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { Context, UploadedFile } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';
import { isModifiable } from './isModifiable.ts';
import { openForWrite, refuseMoved, refuseStale } from './openForWrite.ts';
import { presentDemande } from './presentDemande.ts';
import { saveSaisie } from './saveSaisie.ts';
import { savedColumns, writeRow } from './writeRow.ts';

/** Saves what was typed without checks but formats, by the requester or by the examiner (domain, C.3). */
export async function updateDraft(
  context: Context,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<DemandeAdministrative> {
  const { role } = requireRole(context);
  const row = await openForWrite(context, body);
  if (!isModifiable(row.tache, role.type)) await refuseMoved(context, row);
  await refuseStale(context, row, body);
  const saved = await saveSaisie(context, row, body, files);
  const comment = isRequester(role.type)
    ? { brouillon_demandeur: body.draftWorkflowComment }
    : { brouillon_caisse: body.draftWorkflowComment };
  const written = await writeRow(context, row, {
    ...savedColumns(saved, row.tache, row.numero),
    ...comment,
    action_choisie: body.currentWorkflowTask.selectedActionKey,
  });
  // The requester learns of the first correction of a round; each save has its audit row.
  if (row.champs_corriges.length === 0 && saved.champsCorriges.length > 0) {
    await recordStep(context, {
      demandeId: row.id,
      action: 'Enregistre',
      tache: row.tache,
      suivante: row.tache,
      commentaire: null,
    });
  } else {
    await context.audit({
      action: 'demande-administrative.Enregistre',
      objetType: 'demande-administrative',
      objetId: row.id,
    });
  }
  return presentDemande(context, written);
}
