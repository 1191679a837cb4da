import { type Kysely, sql } from 'kysely';

/** The number of the call that a message to the support is about, else of its own: it finds the line in the log (EX1089). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message_support add column requete text`.execute(db);
}
