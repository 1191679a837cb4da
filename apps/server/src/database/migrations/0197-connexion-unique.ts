import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table lien_fournisseur (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id),
    emetteur text not null,
    sujet text not null,
    email text,
    cree_le timestamptz not null,
    utilise_le timestamptz,
    unique (emetteur, sujet))`,
  sql`create index lien_fournisseur_personne on lien_fournisseur (personne_id)`,
  sql`create table identite_presentee (
    empreinte text primary key,
    but text not null,
    emetteur text not null,
    sujet text not null,
    identite jsonb not null,
    est_multifacteur boolean not null,
    authentifiee_le timestamptz,
    demandee_le timestamptz not null,
    id_token text not null,
    expire_le timestamptz not null)`,
  sql`create index identite_presentee_expire_le on identite_presentee (expire_le)`,
  sql`alter table jeton add column siret text`,
  sql`alter table jeton add column est_multifacteur boolean not null default false`,
  sql`alter table jeton add column id_token text`,
];

/** The identities of an identity provider tied to accounts, those just presented, and what a session keeps of its provider (decision 0222). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
