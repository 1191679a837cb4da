import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Its object may go, and its entite: an event names them, and refers to nothing.
  sql`create table evenement (
    id integer primary key generated always as identity,
    type text not null,
    objet_type text not null,
    objet_id integer not null,
    numero text not null,
    entite_id integer,
    valeurs jsonb not null,
    survenu_le timestamptz not null)`,
  sql`create index evenement_survenu on evenement (survenu_le)`,
];

/** What happened, written by the act itself (decision 0200). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
