import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table modele_certificat (
    id integer generated always as identity primary key,
    version integer not null default 1,
    dispositif_niveau_id integer not null references dispositif_niveau (id),
    intitule text not null,
    actif boolean not null default true,
    cree_le timestamptz not null default now()
  )`,
  sql`create index modele_certificat_niveau on modele_certificat (dispositif_niveau_id)`,
  // What was issued with a version stays as it was: a published one never changes.
  sql`create table modele_certificat_version (
    id integer generated always as identity primary key,
    modele_id integer not null references modele_certificat (id) on delete cascade,
    numero integer not null check (numero > 0),
    mode text check (mode in ('INI', 'MAC')),
    format text not null check (format in ('A4', 'CR80')),
    date_debut_validite date not null,
    date_fin_validite date check (date_fin_validite >= date_debut_validite),
    -- Zones, decoration, words: read by whoever draws, never by a question of the database.
    contenu jsonb not null,
    publiee_le timestamptz,
    publiee_par integer references personne (id),
    unique (modele_id, numero),
    check ((publiee_le is null) = (publiee_par is null))
  )`,
  sql`create unique index modele_certificat_version_brouillon on modele_certificat_version (modele_id) where publiee_le is null`,
  sql`create index modele_certificat_version_publiee_par on modele_certificat_version (publiee_par) where publiee_par is not null`,
  sql`create table modele_certificat_fichier (
    version_id integer not null references modele_certificat_version (id) on delete cascade,
    fichier_id integer not null references fichier (id),
    champ text not null,
    primary key (version_id, champ)
  )`,
  sql`create index modele_certificat_fichier_de on modele_certificat_fichier (fichier_id)`,
  // The versions in force when it was issued; null for the plain model.
  sql`alter table certificat
    add column modele_a4_version_id integer references modele_certificat_version (id),
    add column modele_carte_version_id integer references modele_certificat_version (id)`,
  sql`create index certificat_modele_a4 on certificat (modele_a4_version_id) where modele_a4_version_id is not null`,
  sql`create index certificat_modele_carte on certificat (modele_carte_version_id) where modele_carte_version_id is not null`,
];

/** Models of certificats with their versions, and the versions with which certificats were issued (decision 0092). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
