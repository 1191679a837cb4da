import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create function parametre_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('parametre', '');
      return null;
    end $$`,
  sql`create trigger parametre_change after insert or update or delete or truncate on parametre
    for each statement execute function parametre_change()`,
];

/** Notifies every process of a changed setting, at the commit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
