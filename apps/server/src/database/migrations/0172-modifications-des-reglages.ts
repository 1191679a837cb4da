import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // The latest change of a setting is its version; a value that is null is the default.
  sql`create table parametre_modification (
    id integer primary key generated always as identity,
    cle text not null,
    avant jsonb,
    apres jsonb,
    motif text not null,
    personne_id integer not null references personne,
    faite_le timestamptz not null)`,
  sql`create index parametre_modification_cle on parametre_modification (cle, id)`,
  sql`create index parametre_modification_personne on parametre_modification (personne_id)`,
];

/** Who changed which setting, when and why (decision 0230). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
