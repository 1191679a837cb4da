import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table echange_support
    add column suite text,
    add column illisible text check (illisible in ('LIMITE', 'CHIFFRE', 'OUTLOOK')),
    drop constraint echange_support_genre_check,
    add constraint echange_support_genre_check check (genre in ('REPONSE', 'SUITE', 'NOTE', 'AUTOMATIQUE'))`,
];

/** A mail of a thread is kept whole, and tells what of it cannot be read (decision 0122). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
