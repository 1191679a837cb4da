import type { DhWriteTitle } from './DhWriteTitle.ts';
import type {
  DemandeHabilitation,
  DemandeHabilitationWrite,
} from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import { DEFAULT_ACTION } from '@habilis/domain/demande/defaultAction';
import { type RefusDateCnh, refusalOfDateCnh } from '@habilis/domain/demande-habilitation/refusalOfDateCnh';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import type { Context, RoleContext, UploadedFile } from '../../../platform/Handler.ts';
import { saveAvis } from './avis.ts';
import { DH_KIND } from './DH_KIND.ts';
import { openForWrite, refuseMisplaced, refuseStale } from '../tache/openForWrite.ts';
import { DH_WRITING } from './DH_WRITING.ts';
import { presentDemande } from './presentDemande.ts';
import { refuseWriteOfHeld } from './refuseHeld.ts';
import { saveSaisie } from './saveSaisie.ts';
import type { DhColumns, DhRow } from './scope.ts';

/** What the commission prepares: its date, today or later, and the decision that it will take. */
function prepared(
  { today, settings, refuse }: Context<RefusDateCnh>,
  row: DhRow,
  body: DemandeHabilitationWrite,
): DhColumns {
  const { dateCnh, decision, motif, dateDebut } = body;
  const isPlanned = row.tache === 'planification_decision' && dateCnh !== undefined;
  if (isPlanned && dateCnh !== null && dateCnh !== row.date_cnh) {
    const title = refusalOfDateCnh(dateCnh, { today, horizon: horizonOf(today, settings.horizonDatesMois) });
    if (title !== null) throw refuse.badRequest(title, [{ path: 'dateCnh', title }]);
  }
  const isDecided = row.tache === 'decision' && (decision !== undefined || motif !== undefined);
  return {
    ...(isPlanned ? { date_cnh: dateCnh } : {}),
    ...(isDecided
      ? { decision: decision ?? null, motif: motif ?? null, date_debut: dateDebut ?? null, date_decision: null }
      : {}),
  };
}

/** Saves what was typed or prepared, checking formats only: the demandeur's fields, a reviewer's avis, the commission's date and decision (rules/demandes#steps). */
export async function updateDraft(
  context: RoleContext<DhWriteTitle>,
  { body, files }: { readonly body: DemandeHabilitationWrite; readonly files: readonly UploadedFile[] },
): Promise<DemandeHabilitation> {
  const { role } = context.caller;
  const row = await openForWrite(context, DH_WRITING, body);
  await refuseWriteOfHeld(context, row);
  // Who may submit a task may save it.
  await refuseMisplaced(context, DH_WRITING, row, DEFAULT_ACTION);
  await refuseStale(context, DH_WRITING, row, body);
  const { columns } = await saveSaisie(context, row, { body, files });
  if (body.avis !== undefined && can(role.type, 'give-avis')) await saveAvis(context, row, body.avis);
  const side = isDemandeur(role.type) ? 'brouillon_demandeur' : 'brouillon_examen';
  const written = await DH_KIND.write(context.db, row, {
    ...columns,
    ...(can(role.type, 'decide') ? prepared(context, row, body) : {}),
    [side]: body.draftWorkflowComment,
    action_choisie: body.currentWorkflowTask.selectedActionKey,
  });
  await context.audit({
    action: 'demande-habilitation.Enregistre',
    objetType: 'demande-habilitation',
    objetId: row.id,
  });
  return presentDemande(context, written);
}
