import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { moveOn } from '../tache/moveOn.ts';
import { forgetVues } from '../vue/vues.ts';
import { closeDrafts } from '../demande-habilitation/closeDrafts.ts';
import { keepComplement } from './complement.ts';
import { type DaColumns, DA_KIND } from './DA_KIND.ts';
import type { UntimelyTitle } from '../tache/openForWrite.ts';
import { refuseRemoval } from '../tache/refuseRemoval.ts';
import { judgeStep } from './decideStep.ts';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { filsDeDemandes } from '../fil/filsDeDemandes.ts';
import { dropFichiers } from './fichiers.ts';
import { type DemandeRow, lockDemande } from './findDemande.ts';
import { restoreCopy } from './restoreCopy.ts';
import { revisionOfRow } from './revisionOfRow.ts';
import { searchColumns } from './searchColumns.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** Removes the fields, files and thread of a deleted demande; its history and audit trail remain. */
async function erased({ db }: Context, row: DemandeRow): Promise<DaColumns> {
  await dropFichiers(db, row.id, 'travail');
  await dropFichiers(db, row.id, 'validee');
  await db.deleteFrom('demande_complement').where('demande_administrative_id', '=', row.id).execute();
  await filsDeDemandes.ask().oublie(db, { dossier: 'demande-administrative', id: row.id });
  await forgetVues(db, 'DA', [row.id]);
  return {
    donnees: JSON.stringify(EMPTY_SAISIE),
    donnees_validees: null,
    verification_siren: JSON.stringify(UNVERIFIED),
    ...searchColumns(EMPTY_SAISIE, null),
  };
}

/** Deletes a draft that was never validated or a refused demande, or drops a working copy; a comment says why (rules/dossier#steps, rules/rights#matrix). */
export async function removeDemande(
  context: RoleContext<UntimelyTitle | 'demande.commentaire-requis' | 'demande.delete-with-suspension-not-allowed'>,
  id: number,
  { version, commentaire }: { readonly version: number; readonly commentaire: string },
): Promise<void> {
  const row = await lockDemande(context, id, 'delete-demande-refusee');
  const step = await judgeStep(context, row, {
    id,
    version,
    commentaire,
    revision: await revisionOfRow(context, row),
    currentWorkflowTask: { selectedActionKey: 'Supprime' },
  });
  if (!step.ok) {
    const { reason } = step;
    if (reason === 'demande.delete-with-suspension-not-allowed') throw context.refuse.badRequest(reason);
    return refuseRemoval(context, reason);
  }
  const { effects } = step;
  const columns = effects.includes('restore-copy') ? await restoreCopy(context, row) : await erased(context, row);
  const written = await moveOn(actingOf(context), DA_KIND, row, {
    ...step,
    columns: { ...columns, brouillon_demandeur: null, brouillon_caisse: null },
  });
  await keepComplement(context, row, written, { points: [], isSent: false });
  if (effects.includes('erase')) {
    await closeDrafts(context, { roleId: row.role_id, entiteId: row.entite_id, commentaire: step.commentaire });
  }
}
