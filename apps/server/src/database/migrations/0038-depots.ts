import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table depot (
    id integer generated always as identity primary key,
    cle text not null,
    sha256 text not null,
    taille integer not null,
    recu_le timestamptz not null,
    en_cours boolean not null
  )`,
  sql`create index depot_cle on depot (cle, recu_le)`,
  sql`create index depot_en_cours on depot (sha256) where en_cours`,
];

/** Files given by calls during the last day: who gave how much, and which calls are still running. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
