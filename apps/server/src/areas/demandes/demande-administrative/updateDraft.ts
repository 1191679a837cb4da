import type { DaWriteTitle } from './DaWriteTitle.ts';
import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isFirstCorrection } from '@habilis/domain/demande-administrative/isFirstCorrection';
import { DEFAULT_ACTION } from '@habilis/domain/demande/defaultAction';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { announceStep } from '../tache/announceStep.ts';
import { recordStep } from '../tache/recordStep.ts';
import { DA_KIND } from './DA_KIND.ts';
import { openForWrite, refuseMisplaced, refuseStale } from '../tache/openForWrite.ts';
import { DA_WRITING } from './DA_WRITING.ts';
import { presentDemande } from './presentDemande.ts';
import { saveSaisie } from './saveSaisie.ts';
import { draftComment, savedColumns } from './savedColumns.ts';

/** Saves what the demandeur or the instructeur typed; checks formats only (rules/dossier#steps). */
export async function updateDraft(
  context: RoleContext<DaWriteTitle>,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<DemandeAdministrative> {
  const { role } = context.caller;
  const row = await openForWrite(context, DA_WRITING, body);
  // Who may submit a task may save it.
  await refuseMisplaced(context, DA_WRITING, row, DEFAULT_ACTION);
  await refuseStale(context, DA_WRITING, row, body);
  const saved = await saveSaisie(context, row, body, files);
  const written = await DA_KIND.write(context.db, row, {
    ...savedColumns(saved, row.tache, row.numero),
    ...draftComment(role.type, body.draftWorkflowComment),
    action_choisie: body.currentWorkflowTask.selectedActionKey,
  });
  // Each save has its audit row; the demandeur is told only of the first correction of a round.
  if (isFirstCorrection(row.champs_corriges, saved.champsCorriges)) {
    const acting = actingOf(context);
    const step = { action: 'Enregistre', tache: row.tache, suivante: row.tache, commentaire: null };
    const partage = await recordStep(acting, DA_KIND, row.id, step);
    await announceStep(acting, DA_KIND, written, { ...step, partage });
  } else {
    await context.audit({
      action: 'demande-administrative.Enregistre',
      objetType: 'demande-administrative',
      objetId: row.id,
    });
  }
  return presentDemande(context, written);
}
