import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table categorie_faq (
    id integer generated always as identity primary key,
    intitule text not null,
    rang integer not null check (rang > 0)
  )`,
  // Without role, a question is for everybody. The search covers question and answer, without accents or marks.
  sql`create table faq (
    id integer generated always as identity primary key,
    version integer not null default 0,
    publie boolean not null,
    question text not null,
    reponse text not null,
    categorie_id integer not null references categorie_faq (id),
    module text,
    roles text[] not null default '{}',
    recherche text not null
  )`,
  sql`create index faq_categorie on faq (categorie_id)`,
  sql`create table manuel (
    id integer generated always as identity primary key,
    intitule text not null,
    module text,
    roles text[] not null default '{}',
    type_acces text not null check (type_acces in ('PUBLIC', 'ROLES')),
    fichier_id integer not null references fichier (id)
  )`,
  sql`create index manuel_fichier on manuel (fichier_id)`,
  sql`create table message_support (
    id integer generated always as identity primary key,
    cle uuid not null unique,
    reference text not null unique,
    personne_id integer references personne (id) on delete set null,
    role_id integer references role (id) on delete set null,
    nom text not null,
    prenom text not null,
    email text not null,
    objet text not null,
    module text,
    message text not null,
    page text,
    recu_le timestamptz not null
  )`,
  sql`create index message_support_age on message_support (recu_le)`,
  sql`create index message_support_personne on message_support (personne_id)`,
  sql`create index message_support_role on message_support (role_id)`,
  sql`create table message_support_fichier (
    message_id integer not null references message_support (id) on delete cascade,
    fichier_id integer not null references fichier (id),
    rang integer not null,
    primary key (message_id, fichier_id)
  )`,
  sql`create index message_support_fichier_fichier on message_support_fichier (fichier_id)`,
  // A challenge serves once; after its end it is refused anyway.
  sql`create table defi_resolu (challenge text primary key, expire_le timestamptz not null)`,
  sql`create index defi_resolu_expire on defi_resolu (expire_le)`,
  // A mail may go to an address without account, be answered to somebody else, and carry files.
  sql`alter table courriel
    alter column personne_id drop not null,
    add column destinataire_prenom text,
    add column destinataire_nom text,
    add column repondre_a text,
    add constraint courriel_destinataire check (personne_id is not null or adresse is not null)`,
  sql`create table courriel_fichier (
    courriel_id integer not null references courriel (id) on delete cascade,
    fichier_id integer not null references fichier (id) on delete cascade,
    primary key (courriel_id, fichier_id)
  )`,
  sql`create index courriel_fichier_fichier on courriel_fichier (fichier_id)`,
];

/** Help: questions, manuals, messages to the support with the mails that carry them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
