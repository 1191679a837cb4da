import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table impersonation (
    id integer generated always as identity primary key,
    session_id uuid not null,
    acteur_id integer not null references personne (id),
    acteur_role_type text not null,
    cible_id integer not null references personne (id),
    motif text not null,
    debut_le timestamptz not null,
    expire_le timestamptz not null,
    fin_le timestamptz
  )`,
  // One at a time per session; the next one closes one that is past its hour.
  sql`create unique index impersonation_ouverte on impersonation (session_id) where fin_le is null`,
  sql`create index impersonation_acteur on impersonation (acteur_id)`,
  sql`create index impersonation_cible on impersonation (cible_id)`,
  sql`create index impersonation_age on impersonation (expire_le)`,
  sql`alter table historique_commentaire add column en_tant_que_par integer references personne (id)`,
];

/** Impersonation: who, as whom, why, until when; and the real author of each step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
