import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table personne
    add column rgpd_version text,
    add column rgpd_le timestamptz,
    add column cree_le timestamptz not null default now(),
    add constraint personne_rgpd check ((rgpd_version is null) = (rgpd_le is null))`,
  // The key itself is not stored: it is computed from its row and the process's secret.
  sql`create table cle_compte (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id) on delete cascade,
    usage text not null check (usage in ('activation', 'reinitialisation', 'changement-mail')),
    sel uuid not null default gen_random_uuid(),
    email text check (email = lower(email)),
    cree_le timestamptz not null,
    expire_le timestamptz not null,
    utilisee_le timestamptz,
    check ((usage = 'changement-mail') = (email is not null))
  )`,
  sql`create index cle_compte_personne on cle_compte (personne_id)`,
  sql`create index cle_compte_expire on cle_compte (expire_le)`,
  // A mail about a change of address goes to an address that is not the person's, or no longer is.
  sql`alter table courriel
    add column adresse text,
    add column cle_id integer references cle_compte (id) on delete set null`,
  sql`alter table jeton
    add column session_id uuid,
    add column appareil text,
    add column cree_le timestamptz`,
  sql`update jeton set cree_le = session_le, session_id = md5(personne_id || ' ' || session_le)::uuid`,
  sql`alter table jeton alter column session_id set not null, alter column cree_le set not null`,
  sql`create index jeton_session on jeton (session_id)`,
];

/** Accounts: acceptance of the terms, keys in mails, distinct sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
