import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table mrp (
    id integer generated always as identity primary key,
    code text not null unique,
    libelle text not null,
    departements jsonb not null
  )`,
  sql`create table personne (
    id integer generated always as identity primary key,
    habilis_id text not null unique check (habilis_id ~ '^[A-Z]{3}[0-9]{5}$'),
    nom text not null,
    prenom text not null,
    email text not null unique check (email = lower(email)),
    mot_de_passe text,
    etat text not null check (etat in ('active', 'a-activer', 'bloquee')),
    donnees_validees boolean not null
  )`,
  sql`create table entite (
    id integer generated always as identity primary key,
    raison_sociale text not null,
    siret text unique,
    etat text not null check (etat in ('provisoire', 'active', 'fermee')),
    type_entite text,
    regime text,
    caisse_id integer references mrp (id),
    code_postal text,
    ville text,
    code_departement text
  )`,
  sql`create table role (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id),
    type text not null,
    entite_id integer references entite (id),
    mrp_id integer references mrp (id),
    notif_set boolean not null default false,
    preferences jsonb not null default '[]',
    fin_le timestamptz
  )`,
  sql`create index role_personne on role (personne_id)`,
  sql`create index role_entite on role (entite_id)`,
  sql`create index role_mrp on role (mrp_id)`,
  sql`create table jeton (
    jti uuid primary key,
    personne_id integer not null references personne (id),
    session_le timestamptz not null,
    expire_le timestamptz not null,
    revoque_le timestamptz
  )`,
  sql`create index jeton_expire on jeton (expire_le)`,
  sql`create table tentative (
    id integer generated always as identity primary key,
    cle text not null,
    faite_le timestamptz not null default now()
  )`,
  sql`create index tentative_cle on tentative (cle, faite_le)`,
  sql`create table fichier (
    id integer generated always as identity primary key,
    sha256 text not null,
    user_filename text not null,
    taille integer not null,
    type_mime text not null,
    depose_par integer references personne (id),
    depose_le timestamptz not null default now()
  )`,
  sql`create index fichier_sha256 on fichier (sha256)`,
  sql`create table audit (
    id integer generated always as identity primary key,
    personne_id integer references personne (id),
    role_id integer references role (id),
    en_tant_que_par integer references personne (id),
    action text not null,
    objet_type text,
    objet_id integer,
    detail jsonb not null default '{}',
    fait_le timestamptz not null default now()
  )`,
  sql`create index audit_objet on audit (objet_type, objet_id)`,
  sql`create function audit_immuable() returns trigger language plpgsql as
    $$ begin raise exception 'le journal ne se modifie pas'; end $$`,
  sql`create trigger audit_immuable before update or delete on audit for each row execute function audit_immuable()`,
  sql`create table idempotence (
    personne_id integer not null references personne (id),
    cle text not null,
    appel text not null,
    empreinte text not null,
    statut integer,
    reponse text,
    cree_le timestamptz not null default now(),
    primary key (personne_id, cle)
  )`,
  sql`create index idempotence_age on idempotence (cree_le)`,
  sql`create table parametre (cle text primary key, valeur jsonb not null)`,
];

/** Persons, roles, entites, tokens, files and audit, used by every area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
