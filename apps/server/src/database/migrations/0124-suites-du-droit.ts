import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`alter table habilitation add column fin_sans_suite boolean not null default false`,
  sql`alter table decision_commission add column promesse jsonb`,
];

/** An end that was decided lets nothing follow until an act says so; a decision that waits holds what its letter says (decisions 0142 and 0143). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
