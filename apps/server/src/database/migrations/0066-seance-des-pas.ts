import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The commission's day that a step has fixed; older steps do not tell theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table historique_commentaire add column date_seance date`.execute(db);
}
