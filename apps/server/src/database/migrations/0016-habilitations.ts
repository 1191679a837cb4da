import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  sql`create table dispositif (
    id integer generated always as identity primary key,
    code text not null unique,
    libelle text not null,
    libelle_court text not null
  )`,
  sql`create table dispositif_niveau (
    id integer generated always as identity primary key,
    version integer not null default 1,
    code text not null unique,
    dispositif_id integer not null references dispositif (id),
    niveau text not null,
    duree_validite_habilitation integer check (duree_validite_habilitation > 0),
    unite_duree_validite_habilitation text check (unite_duree_validite_habilitation in ('HEURE', 'JOUR', 'MOIS', 'ANNEE')),
    avec_technique boolean not null,
    avec_plateforme boolean not null,
    duree_validite_certificat integer check (duree_validite_certificat > 0),
    unite_duree_validite_certificat text check (unite_duree_validite_certificat in ('HEURE', 'JOUR', 'MOIS', 'ANNEE')),
    nb_stagiaires_min integer not null check (nb_stagiaires_min > 0),
    nb_stagiaires_max integer not null check (nb_stagiaires_max >= nb_stagiaires_min),
    heures_initiales integer check (heures_initiales > 0),
    heures_mac integer check (heures_mac > 0),
    session_par_formateur boolean not null default true,
    pedagogique_upload_fields_config jsonb not null default '[]',
    technique_upload_fields_config jsonb not null default '[]'
  )`,
  sql`create index dispositif_niveau_dispositif on dispositif_niveau (dispositif_id)`,
  sql`create table habilitation (
    id integer generated always as identity primary key,
    version integer not null default 1,
    numero text not null unique,
    entite_id integer not null references entite (id),
    dispositif_niveau_id integer not null references dispositif_niveau (id),
    date_debut date not null,
    date_fin date,
    commentaire_date_fin text,
    date_debut_suspension date,
    date_fin_suspension date,
    commentaire_suspension text,
    rupture boolean not null default false,
    prorogee boolean not null default false,
    plateforme_mobile boolean not null default false
  )`,
  sql`create index habilitation_entite on habilitation (entite_id, dispositif_niveau_id)`,
  sql`create index habilitation_niveau on habilitation (dispositif_niveau_id, entite_id)`,
  // The habilitation holds the suspension in force; this table keeps every period, to answer about a past day.
  sql`create table habilitation_suspension (
    id integer generated always as identity primary key,
    habilitation_id integer not null references habilitation (id) on delete cascade,
    date_debut date not null,
    date_fin date check (date_fin >= date_debut),
    rupture boolean not null,
    commentaire text,
    check (not rupture or date_fin is null)
  )`,
  sql`create index habilitation_suspension_habilitation on habilitation_suspension (habilitation_id, date_debut)`,
  sql`create table habilitation_plateforme (
    id integer generated always as identity primary key,
    habilitation_id integer not null references habilitation (id) on delete cascade,
    ligne1 text,
    ligne2 text,
    code_postal text not null,
    ville text not null,
    date_validation_cnh date
  )`,
  sql`create index habilitation_plateforme_habilitation on habilitation_plateforme (habilitation_id)`,
  sql`alter table entite
    add column nom_tri text collate "C" generated always as (${folded(sql`raison_sociale`)}) stored`,
  sql`create index entite_nom on entite (nom_tri, id)`,
  sql`create index entite_departement on entite (code_departement, nom_tri)`,
  // Entites that agreed to be in the directory; the validated copy prevails over the working copy.
  sql`create index demande_administrative_diffusion on demande_administrative (entite_id)
    where en_cours and coalesce(donnees_validees, donnees) ->> 'diffusion' = 'true'`,
];

/** Dispositifs, niveaux, habilitations with their suspensions and platforms, and names folded for sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
