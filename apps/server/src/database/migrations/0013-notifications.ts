import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table role add column preferences_version integer not null default 0`,
  // What the mail's link stops; a mail that waits for its summary is dropped if it is no longer wanted.
  sql`alter table courriel
    add column sujet text,
    drop constraint courriel_etat_check,
    add constraint courriel_etat_check
      check (etat in ('en-attente', 'envoye', 'garde', 'regroupe', 'ecarte', 'refuse', 'perdu'))`,
  sql`create table desabonnement (
    id integer generated always as identity primary key,
    role_id integer not null references role (id) on delete cascade,
    sujet text not null,
    evenements jsonb not null,
    voie text not null check (voie in ('page', 'un-clic')),
    fait_le timestamptz not null,
    annule_le timestamptz
  )`,
  sql`create index desabonnement_role on desabonnement (role_id, sujet)`,
  sql`create index desabonnement_age on desabonnement (fait_le)`,
];

/** Notifications: versioned preferences, what each mail's link stops, and what such links have stopped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
