import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table echange_support drop constraint echange_support_illisible_check,
    add constraint echange_support_illisible_check check (illisible in ('LIMITE', 'CHIFFRE', 'OUTLOOK', 'VIDE'))`,
];

/** A mail in which nothing shows is told as such (AS32). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
