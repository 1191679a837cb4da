import { isUnderWay } from '@habilis/domain/demande-administrative/isUnderWay';
import { revisionOf } from '@habilis/domain/demande-administrative/revisionOf';
import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../database/tables/demandes.ts';
import type { Context } from '../../platform/Handler.ts';
import { recordStep } from '../historique-commentaire/recordStep.ts';
import { decideStep } from './decideStep.ts';
import { EMPTY_SAISIE } from './EMPTY_SAISIE.ts';
import { copyFichiers, dropFichiers } from './fichiers.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { searchColumns } from './searchColumns.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';
import { writeRow } from './writeRow.ts';

/** A working copy that is dropped leaves the validated copy, which stays the reference (domain, C.3). */
async function restored({ db }: Context, row: DemandeRow): Promise<Updateable<DemandeAdministrativeTable>> {
  const saisie = row.donnees_validees ?? EMPTY_SAISIE;
  await copyFichiers(db, row.id, 'validee', 'travail');
  await dropFichiers(db, row.id, 'validee');
  return {
    donnees: JSON.stringify(saisie),
    donnees_validees: null,
    // What the register said was perhaps about the SIRET that is dropped.
    ...(saisie.siret === row.donnees.siret ? {} : { verification_siren: JSON.stringify(UNVERIFIED) }),
    ...searchColumns(saisie, row.numero),
  };
}

/** Of a deleted request there remain its place in the history and the audit trail, neither fields nor files. */
async function erased({ db }: Context, row: DemandeRow): Promise<Updateable<DemandeAdministrativeTable>> {
  await dropFichiers(db, row.id, 'travail');
  await dropFichiers(db, row.id, 'validee');
  return {
    donnees: JSON.stringify(EMPTY_SAISIE),
    donnees_validees: null,
    verification_siren: JSON.stringify(UNVERIFIED),
    ...searchColumns(EMPTY_SAISIE, null),
  };
}

/** Deletes a draft that was never validated or a refused request, or drops a working copy; a comment says why (domain, C.3 and C.10). */
export async function removeDemande(
  context: Context,
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
    revision: revisionOf({ validee: row.donnees_validees, saisie: row.donnees, arePiecesChanged: false }),
    currentWorkflowTask: { selectedActionKey: 'Supprime' },
  });
  const columns = effects.includes('restore-copy') ? await restored(context, row) : await erased(context, row);
  await writeRow(context, row, {
    ...columns,
    tache: next,
    en_cours: isUnderWay(next),
    assigne_id: null,
    date_debut_tache: context.today,
    date_echeance: null,
    action_choisie: null,
    brouillon_demandeur: null,
    brouillon_caisse: null,
  });
  await recordStep(context, { demandeId: id, action, tache: row.tache, suivante: next, commentaire: motif });
}
