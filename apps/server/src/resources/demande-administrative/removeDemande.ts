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
async function restored({ db, today }: Context, row: DemandeRow): Promise<Updateable<DemandeAdministrativeTable>> {
  const saisie = row.donnees_validees ?? EMPTY_SAISIE;
  await copyFichiers(db, row.id, 'validee', 'travail');
  await dropFichiers(db, row.id, 'validee');
  return {
    donnees: JSON.stringify(saisie),
    donnees_validees: null,
    ...searchColumns(saisie, row.numero),
    tache: 'validee',
    date_debut_tache: today,
  };
}

/** Of a deleted request there remain its place in the history and the audit trail, neither fields nor files. */
async function erased({ db, today }: Context, row: DemandeRow): Promise<Updateable<DemandeAdministrativeTable>> {
  await dropFichiers(db, row.id, 'travail');
  return {
    donnees: JSON.stringify(EMPTY_SAISIE),
    verification_siren: JSON.stringify(UNVERIFIED),
    ...searchColumns(EMPTY_SAISIE, null),
    tache: 'supprimee',
    en_cours: false,
    date_debut_tache: today,
  };
}

/** Deletes a draft that was never validated, or drops the working copy of one that was; a comment says why (domain, C.3). */
export async function removeDemande(
  context: Context,
  id: number,
  { version, commentaire }: { readonly version: number; readonly commentaire: string },
): Promise<void> {
  const row = await lockDemande(context, id, 'delete-demande');
  const decision = await decideStep(context, row, {
    id,
    version,
    commentaire,
    currentWorkflowTask: { selectedActionKey: 'Supprime' },
  });
  const columns = row.donnees_validees === null ? await erased(context, row) : await restored(context, row);
  const written = await writeRow(context, row, {
    ...columns,
    date_echeance: null,
    action_choisie: null,
    brouillon_demandeur: null,
    brouillon_caisse: null,
  });
  const { action } = decision;
  await recordStep(context, {
    demandeId: id,
    action,
    tache: row.tache,
    suivante: written.tache,
    commentaire: decision.commentaire,
  });
}
