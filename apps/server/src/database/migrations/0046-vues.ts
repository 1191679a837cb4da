import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table lecture_vue (
    demande_type text not null check (demande_type in ('DA', 'DH')),
    demande_id integer not null,
    personne_id integer not null references personne (id) on delete cascade,
    cle text not null,
    vue_le timestamptz not null,
    primary key (demande_type, demande_id, personne_id, cle)
  )`,
  sql`create index lecture_vue_personne on lecture_vue (personne_id)`,
  sql`create index lecture_vue_age on lecture_vue (vue_le)`,
];

/** What each person has marked as seen in a demande. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
