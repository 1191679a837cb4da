import { type Kysely, sql } from 'kysely';

/** What whoever asks for a niveau wants to teach, in one sentence (decision 0221). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dispositif_niveau add column besoin text check (besoin <> '')`.execute(db);
}
