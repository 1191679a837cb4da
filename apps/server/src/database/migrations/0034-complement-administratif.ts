import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the last request for completion of an administrative request asks field by field, before and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table demande_administrative add column complement jsonb`.execute(db);
}
