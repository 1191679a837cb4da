import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isFirstCorrection } from '@habilis/domain/demande-administrative/isFirstCorrection';
import { DEFAULT_ACTION } from '@habilis/domain/demande/defaultAction';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { recordDaStep } from './recordDaStep.ts';
import { announceStep } from './announceStep.ts';
import { openForWrite, refuseMisplaced, refuseStale } from './openForWrite.ts';
import { presentDemande } from './presentDemande.ts';
import { saveSaisie } from './saveSaisie.ts';
import { draftComment, savedColumns, writeRow } from './writeRow.ts';

/** Saves what was typed without checks but formats, by the requester or by the examiner (domain, C.3). */
export async function updateDraft(
  context: RoleContext,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<DemandeAdministrative> {
  const { role } = context.caller;
  const row = await openForWrite(context, body);
  // Who may submit a task may save it.
  await refuseMisplaced(context, row, DEFAULT_ACTION);
  await refuseStale(context, row, body);
  const saved = await saveSaisie(context, row, body, files);
  const written = await writeRow(context, row, {
    ...savedColumns(saved, row.tache, row.numero),
    ...draftComment(role.type, body.draftWorkflowComment),
    action_choisie: body.currentWorkflowTask.selectedActionKey,
  });
  // Each save has its audit row; the requester learns of the first correction of a round.
  if (isFirstCorrection(row.champs_corriges, saved.champsCorriges)) {
    const step = {
      demandeId: row.id,
      action: 'Enregistre',
      tache: row.tache,
      suivante: row.tache,
      commentaire: null,
    };
    await recordDaStep(context, step);
    await announceStep(context, written, step);
  } else {
    await context.audit({
      action: 'demande-administrative.Enregistre',
      objetType: 'demande-administrative',
      objetId: row.id,
    });
  }
  return presentDemande(context, written);
}
