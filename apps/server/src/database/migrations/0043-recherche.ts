import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Finds the demandes that an agent examined, beside those assigned to them, without reading all that bear a word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index demande_habilitation_instructeur on demande_habilitation (instructeur_id)
    where instructeur_id is not null`.execute(db);
}
