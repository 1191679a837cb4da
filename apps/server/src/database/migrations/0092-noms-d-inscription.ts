import { type Kysely, sql } from 'kysely';

const COLUMNS = sql`alter table session_stagiaire
  add column nom_inscrit text,
  add column prenom_inscrit text,
  add constraint session_stagiaire_inscrit check (num_nonnulls(nom_inscrit, prenom_inscrit) in (0, 2))`;

/** The names of an inscription outlive their correction: the closing makes a stagiaire of the corrected ones alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await COLUMNS.execute(db);
}
