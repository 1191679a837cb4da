import type {
  DemandeAdministrative,
  DemandeAdministrativeWrite,
} from '@habilis/api/demande-administrative/DemandeAdministrative';
import { isRequester } from '@habilis/domain/role/roleGroup';
import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../database/tables/demandes.ts';
import type { Context, UploadedFile } from '../../platform/Handler.ts';
import { requireRole } from '../../platform/requireCaller.ts';
import { nextNumero } from '../demande/nextNumero.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';
import { refuseClosedSiren, refuseIncomplete, refuseTakenSiret } from './checkSubmission.ts';
import { type Decision, decideStep } from './decideStep.ts';
import { dueDateOf } from './dueDateOf.ts';
import { activateEntite, entiteOfSubmission } from './entiteOf.ts';
import { copyFichiers, dropFichiers } from './fichiers.ts';
import type { DemandeRow } from './findDemande.ts';
import { isModifiable } from './isModifiable.ts';
import { openForWrite } from './openForWrite.ts';
import { ownersAfter } from './ownership.ts';
import { presentDemande } from './presentDemande.ts';
import { type Saved, saveSaisie } from './saveSaisie.ts';
import { savedColumns, writeRow } from './writeRow.ts';

type Columns = Updateable<DemandeAdministrativeTable>;

const isOwnership = ({ effects }: Decision): boolean =>
  effects.some((effect) => effect === 'claim' || effect === 'release' || effect === 'assign');

/** A requester's submit: complete, its SIRET free and open; number, dates, entity and fund follow (domain, C.3). */
async function submitted(context: Context, row: DemandeRow, saved: Saved): Promise<{ saved: Saved; columns: Columns }> {
  refuseIncomplete(context, saved);
  await refuseTakenSiret(context, row, saved.saisie);
  const verification = await refuseClosedSiren(context, row, saved);
  const { entiteId, caisseId } = await entiteOfSubmission(context, row, saved.saisie);
  return {
    saved: { ...saved, verification, champsCorriges: [] },
    columns: {
      numero: row.numero ?? (await nextNumero(context.db, 'DA', context.today)),
      entite_id: entiteId,
      caisse_id: row.caisse_id ?? caisseId,
      date_first_soumission: row.date_first_soumission ?? context.today,
      date_last_soumission: context.today,
    },
  };
}

/** The examiner's validation: what was validated becomes the reference, and the entity is active (domain, C.3). */
async function validated(context: Context, row: DemandeRow, saved: Saved): Promise<{ saved: Saved; columns: Columns }> {
  refuseIncomplete(context, saved, saved.champsCorriges);
  await refuseTakenSiret(context, row, saved.saisie);
  await activateEntite(context, row, saved.saisie);
  await dropFichiers(context.db, row.id, 'validee');
  return { saved: { ...saved, saisieValidee: null }, columns: { date_suspension_administrative: null } };
}

/** Opens a working copy: what was validated stays the reference beside it (domain, C.3). */
async function opened(context: Context, row: DemandeRow): Promise<Columns> {
  await copyFichiers(context.db, row.id, 'travail', 'validee');
  return { donnees_validees: JSON.stringify(row.donnees) };
}

/** What a step does to the fields and the documents, according to its effects. */
async function withEffects(
  context: Context,
  row: DemandeRow,
  decision: Decision,
  { body, files }: { readonly body: DemandeAdministrativeWrite; readonly files: readonly UploadedFile[] },
): Promise<Columns> {
  const { effects, next } = decision;
  const { role } = requireRole(context);
  // Whatever leaves the validated state keeps what was validated as the reference.
  const isReopened = row.tache === 'validee' && next !== 'validee';
  const copyColumns = isReopened ? await opened(context, row) : {};
  const reference = isReopened ? { ...row, donnees_validees: row.donnees } : row;
  const isTyped = effects.includes('working-copy') || (isModifiable(row.tache, role.type) && !isOwnership(decision));
  if (!isTyped) return copyColumns;
  const saved = await saveSaisie(context, reference, body, files);
  const done = effects.includes('check-soumission')
    ? await submitted(context, row, saved)
    : effects.includes('activate-entite')
      ? await validated(context, row, saved)
      : { saved, columns: {} };
  const numero = done.columns.numero ?? row.numero;
  return { ...copyColumns, ...savedColumns(done.saved, next, numero), ...done.columns };
}

/** Columns that tell where the request stands after a step. */
function positionAfter(context: Context, row: DemandeRow, { next, effects, dateSuspension }: Decision): Columns {
  const suspends = effects.includes('set-suspension');
  const suspension = suspends ? { date_suspension_administrative: dateSuspension } : {};
  if (next === row.tache) return suspension;
  return {
    ...suspension,
    tache: next,
    en_cours: next !== 'refusee' && next !== 'supprimee',
    action_choisie: null,
    date_debut_tache: context.today,
    date_echeance: dueDateOf(next, { today: context.today, settings: context.settings, dateSuspension }),
  };
}

/** Takes an action on a request: the domain judges it, its effects, history and audit follow in the same transaction (domain, C.3). */
export async function takeStep(
  context: Context,
  body: DemandeAdministrativeWrite,
  files: readonly UploadedFile[],
): Promise<DemandeAdministrative> {
  const { role } = requireRole(context);
  const row = await openForWrite(context, body);
  const decision = await decideStep(context, row, { ...body, commentaire: body.draftWorkflowComment });
  const changed = await withEffects(context, row, decision, { body, files });
  const habilisId = body.currentWorkflowTask.assignedUserHabilisId ?? null;
  const owners = await ownersAfter(context, row, decision, { habilisId, caisseId: changed.caisse_id ?? row.caisse_id });
  const written = await writeRow(context, row, {
    ...changed,
    ...positionAfter(context, row, decision),
    ...owners,
    ...(isRequester(role.type) ? { brouillon_demandeur: null } : { brouillon_caisse: null }),
  });
  const { action, next, commentaire } = decision;
  await recordStep(context, { demandeId: row.id, action, tache: row.tache, suivante: next, commentaire });
  return presentDemande(context, written);
}
