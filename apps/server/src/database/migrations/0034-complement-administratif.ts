import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The last complement asked about a demande administrative, field by field, before and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table demande_administrative add column complement jsonb`.execute(db);
}
