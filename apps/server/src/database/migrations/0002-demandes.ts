import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // Running numbers, one row per prefix and year: its lock gives two simultaneous submits different numbers.
  sql`create table numerotation (
    prefixe text not null,
    annee integer not null,
    dernier integer not null,
    primary key (prefixe, annee)
  )`,
  sql`create table demande_administrative (
    id integer generated always as identity primary key,
    version integer not null default 1,
    numero text unique,
    cle_brouillon uuid not null unique,
    avec_demande_habilitation boolean not null,
    role_id integer not null references role (id),
    demandeur_id integer not null references personne (id),
    entite_id integer references entite (id),
    caisse_id integer references mrp (id),
    tache text not null,
    en_cours boolean not null default true,
    action_choisie text,
    assigne_id integer references personne (id),
    instructeur_id integer references personne (id),
    donnees jsonb not null,
    donnees_validees jsonb,
    raison_sociale text,
    nom_tri text collate "C" not null default '',
    siret text,
    ville text,
    recherche text not null default '',
    date_debut_tache date not null,
    date_echeance date,
    date_first_soumission date,
    date_last_soumission date,
    date_suspension_administrative date,
    verification_siren jsonb not null,
    champs_corriges jsonb not null default '[]',
    brouillon_demandeur text,
    brouillon_caisse text
  )`,
  // One live demande per entite (rules/dossier#steps).
  sql`create unique index demande_administrative_entite on demande_administrative (entite_id) where en_cours and entite_id is not null`,
  sql`create unique index demande_administrative_role_sans_entite on demande_administrative (role_id) where en_cours and entite_id is null`,
  sql`create index demande_administrative_siret on demande_administrative (siret) where en_cours`,
  sql`create index demande_administrative_entite_toutes on demande_administrative (entite_id)`,
  sql`create index demande_administrative_role on demande_administrative (role_id)`,
  sql`create index demande_administrative_taches on demande_administrative (caisse_id, tache, date_echeance, id)`,
  sql`create index demande_administrative_assigne on demande_administrative (assigne_id, tache, date_echeance, id) where assigne_id is not null`,
  sql`create index demande_administrative_caisse_soumission on demande_administrative (caisse_id, date_last_soumission, id) where en_cours`,
  sql`create index demande_administrative_soumission on demande_administrative (date_last_soumission, id) where en_cours`,
  sql`create index demande_administrative_nom on demande_administrative (nom_tri, id) where en_cours`,
  sql`create index demande_administrative_echeance on demande_administrative (date_echeance, id) where en_cours`,
  sql`create index demande_administrative_recherche on demande_administrative using gin (to_tsvector('simple', recherche))`,
  // A file is kept while the working or the validated copy names it.
  sql`create table demande_administrative_fichier (
    demande_id integer not null references demande_administrative (id) on delete cascade,
    fichier_id integer not null references fichier (id),
    copie text not null check (copie in ('travail', 'validee')),
    champ text not null,
    rang integer not null,
    primary key (demande_id, copie, fichier_id)
  )`,
  sql`create index demande_administrative_fichier_fichier on demande_administrative_fichier (fichier_id)`,
  sql`create table historique_commentaire (
    id integer generated always as identity primary key,
    demande_type text not null check (demande_type in ('DA', 'DH')),
    demande_id integer not null,
    action_key text not null,
    tache text not null,
    tache_suivante text not null,
    auteur_id integer references personne (id),
    auteur_role_type text,
    auteur_mrp_id integer references mrp (id),
    commentaire text,
    partage boolean not null,
    cree_le timestamptz not null default now()
  )`,
  sql`create index historique_commentaire_demande on historique_commentaire (demande_type, demande_id, id)`,
];

/** Demandes administratives, their files, their history and the running numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
