import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { moveOn } from '../tache/moveOn.ts';
import type { UntimelyTitle } from '../tache/openForWrite.ts';
import { refuseRemoval } from '../tache/refuseRemoval.ts';
import { forgetVues } from '../vue/vues.ts';
import { judgeStep } from './decideStep.ts';
import { DH_KIND } from './DH_KIND.ts';
import { filsDeDemandes } from '../fil/filsDeDemandes.ts';
import { dropFichiers } from './fichiers.ts';
import { type DhColumns, lockDemande } from './scope.ts';

/** Removes the documents, formateurs, places, complements and thread of a deleted demande; its number, motive and place in the history remain (rules/demandes#steps). */
export async function erased(db: Kysely<Database>, demandeId: number): Promise<DhColumns> {
  await dropFichiers(db, demandeId);
  await db.deleteFrom('demande_habilitation_formateur').where('demande_id', '=', demandeId).execute();
  await db.deleteFrom('demande_habilitation_plateforme').where('demande_id', '=', demandeId).execute();
  await db.deleteFrom('demande_complement').where('demande_id', '=', demandeId).execute();
  await filsDeDemandes.ask().oublie(db, { dossier: 'demande-habilitation', id: demandeId });
  await forgetVues(db, 'DH', [demandeId]);
  await db.deleteFrom('avis').where('demande_id', '=', demandeId).where('rendu_le', 'is', null).execute();
  return { plateforme_mobile: false, brouillon_demandeur: null, brouillon_examen: null };
}

/** Deletes a draft that was never submitted, or a refused demande; a comment says why (rules/demandes#steps, rules/rights#matrix). */
export async function removeDemande(
  context: RoleContext<UntimelyTitle | 'demande.commentaire-requis'>,
  id: number,
  { version, commentaire }: { readonly version: number; readonly commentaire: string },
): Promise<void> {
  const row = await lockDemande(context, id, 'delete-demande-refusee');
  const step = await judgeStep(context, row, { id, version, commentaire, actionKey: 'Supprime' });
  if (!step.ok) return refuseRemoval(context, step.reason);
  await moveOn(actingOf(context), DH_KIND, row, { ...step, columns: await erased(context.db, id) });
}
