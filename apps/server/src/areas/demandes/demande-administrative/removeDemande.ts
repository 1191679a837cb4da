import { isUnderWay } from '@habilis/domain/demande/isUnderWay';
import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../../database/tables/demandes.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { recordDaStep } from './recordDaStep.ts';
import { closeDrafts } from '../demande-habilitation/closeDrafts.ts';
import { keepComplement } from './complement.ts';
import { decideStep } from './decideStep.ts';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { dropFichiers } from './fichiers.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { restoreCopy } from './restoreCopy.ts';
import { revisionOfRow } from './revisionOfRow.ts';
import { searchColumns } from './searchColumns.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';
import { updateAlertes } from './updateAlertes.ts';
import { writeRow } from './writeRow.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';

/** Of a deleted request there remain its place in the history and the audit trail, neither fields nor files. */
async function erased({ db }: Context, row: DemandeRow): Promise<Updateable<DemandeAdministrativeTable>> {
  await dropFichiers(db, row.id, 'travail');
  await dropFichiers(db, row.id, 'validee');
  await db.deleteFrom('demande_complement').where('demande_administrative_id', '=', row.id).execute();
  return {
    donnees: JSON.stringify(EMPTY_SAISIE),
    donnees_validees: null,
    verification_siren: JSON.stringify(UNVERIFIED),
    ...searchColumns(EMPTY_SAISIE, null),
  };
}

/** Deletes a draft that was never validated or a refused request, or drops a working copy; a comment says why (domain, C.3 and C.10). */
export async function removeDemande(
  context: RoleContext,
  id: number,
  { version, commentaire }: { readonly version: number; readonly commentaire: string },
): Promise<void> {
  const row = await lockDemande(context, id, 'delete-demande-refusee');
  const {
    action,
    next,
    effects,
    commentaire: motif,
  } = await decideStep(context, row, {
    id,
    version,
    commentaire,
    revision: await revisionOfRow(context, row),
    currentWorkflowTask: { selectedActionKey: 'Supprime' },
  });
  const columns = effects.includes('restore-copy') ? await restoreCopy(context, row) : await erased(context, row);
  const written = await writeRow(context, row, {
    ...columns,
    tache: next,
    en_cours: isUnderWay(DA_WORKFLOW, next),
    assigne_id: null,
    date_debut_tache: context.today,
    date_echeance: null,
    action_choisie: null,
    brouillon_demandeur: null,
    brouillon_caisse: null,
  });
  await keepComplement(context, row, written, { points: [], isSent: false });
  await updateAlertes(context.db, written, context);
  if (effects.includes('erase')) {
    await closeDrafts(context, { roleId: row.role_id, entiteId: row.entite_id, commentaire: motif });
  }
  await recordDaStep(context, { demandeId: id, action, tache: row.tache, suivante: next, commentaire: motif });
}
