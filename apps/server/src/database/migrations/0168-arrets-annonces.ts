import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table arret (
    id integer primary key generated always as identity,
    version integer not null,
    mode text not null check (mode in ('LECTURE_SEULE', 'COMPLET')),
    debut_le timestamptz not null,
    fin_le timestamptz not null check (fin_le > debut_le),
    annonce_le timestamptz not null check (annonce_le <= debut_le),
    texte text not null,
    finie_le timestamptz)`,
  // Few are not ended.
  sql`create index arret_en_vue on arret (fin_le) where finie_le is null`,
  sql`create function arret_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('arret', '');
      return null;
    end $$`,
  sql`create trigger arret_change after insert or update or delete or truncate on arret
    for each statement execute function arret_change()`,
];

/** Announced stops; every process is told of a change at its commit (decision 0235). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
