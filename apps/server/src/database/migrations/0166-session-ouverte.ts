import { type Kysely, sql } from 'kysely';

/** When a formateur first opened a session since it came to them (decision 0210). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_confiee add column ouverte_le timestamptz`.execute(db);
}
