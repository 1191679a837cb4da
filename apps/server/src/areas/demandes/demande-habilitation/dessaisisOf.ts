import { expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The persons who stepped down from a demande for a conflict of interest, with when they first did: it never comes back to them (rules/rights#stepped-down). */
export async function dessaisisOf(db: Kysely<Database>, demandeId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('historique_commentaire')
    .select((eb) => ['auteur_id', eb.fn.min('cree_le').as('le')])
    .where('demande_type', '=', 'DH')
    .where('demande_id', '=', demandeId)
    .where('action_key', '=', 'SeDessaisit')
    .groupBy('auteur_id')
    .execute();
  return new Map(rows.flatMap(({ auteur_id: id, le }) => (id === null ? [] : [[id, le] as const])));
}

/** SQL condition on an avis: it was given, by nobody who stepped down from the demande for a conflict of interest (rules/rights#stepped-down). */
export function isCounted() {
  const eb = expressionBuilder<Database, 'avis'>();
  const dessaisissement = eb
    .selectFrom('historique_commentaire as renonce')
    .select('renonce.id')
    .where('renonce.demande_type', '=', 'DH')
    .where('renonce.action_key', '=', 'SeDessaisit')
    .whereRef('renonce.demande_id', '=', 'avis.demande_id')
    .whereRef('renonce.auteur_id', '=', 'avis.personne_id');
  return eb.and([eb('avis.rendu_le', 'is not', null), eb.not(eb.exists(dessaisissement))]);
}
