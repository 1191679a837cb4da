import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table demande_habilitation (
    id integer generated always as identity primary key,
    version integer not null default 1,
    numero text unique,
    cle_brouillon uuid not null unique,
    role_id integer not null references role (id),
    demandeur_id integer not null references personne (id),
    entite_id integer references entite (id),
    caisse_id integer references mrp (id),
    dispositif_niveau_id integer references dispositif_niveau (id),
    mode text not null check (mode in ('INI', 'REN', 'APF')),
    habilitation_source_id integer references habilitation (id) on delete set null,
    habilitation_id integer references habilitation (id) on delete set null,
    tache text not null,
    en_cours boolean not null default true,
    retour_tache text,
    action_choisie text,
    assigne_id integer references personne (id),
    affectee_le date,
    instructeur_id integer references personne (id),
    expert_id integer references personne (id),
    responsable_id integer references personne (id),
    irrecevable boolean not null default false,
    recours_le date,
    plateforme_mobile boolean not null default false,
    raison_sociale text,
    nom_tri text collate "C" not null default '',
    ville text,
    recherche text not null default '',
    date_debut_tache date not null,
    date_echeance date,
    date_first_soumission date,
    date_last_soumission date,
    date_cnh date,
    decision text check (decision in ('ACCORDE', 'ACCORDE_SOUS_RESERVE', 'AJOURNE', 'REFUSE')),
    motif text,
    date_decision date,
    decideur_id integer references personne (id),
    date_debut date,
    date_fin date,
    brouillon_demandeur text,
    brouillon_examen text,
    check (mode = 'INI' or dispositif_niveau_id is not null)
  )`,
  // One submitted live demande per niveau and entite (rules/demandes#submit).
  sql`create unique index demande_habilitation_niveau_en_cours on demande_habilitation (entite_id, dispositif_niveau_id)
    where en_cours and date_first_soumission is not null`,
  sql`create index demande_habilitation_entite on demande_habilitation (entite_id, dispositif_niveau_id)`,
  sql`create index demande_habilitation_role on demande_habilitation (role_id)`,
  sql`create index demande_habilitation_source on demande_habilitation (habilitation_source_id) where habilitation_source_id is not null`,
  sql`create index demande_habilitation_habilitation on demande_habilitation (habilitation_id) where habilitation_id is not null`,
  sql`create index demande_habilitation_taches on demande_habilitation (caisse_id, tache, date_echeance, id)`,
  sql`create index demande_habilitation_tache on demande_habilitation (tache, date_echeance, id) where en_cours`,
  sql`create index demande_habilitation_cnh on demande_habilitation (date_cnh, id) where en_cours and date_cnh is not null`,
  sql`create index demande_habilitation_niveau on demande_habilitation (dispositif_niveau_id, tache, date_echeance, id)`,
  sql`create index demande_habilitation_assigne on demande_habilitation (assigne_id, tache, date_echeance, id) where assigne_id is not null`,
  sql`create index demande_habilitation_expert on demande_habilitation (expert_id) where expert_id is not null`,
  sql`create index demande_habilitation_caisse_soumission on demande_habilitation (caisse_id, date_last_soumission, id) where en_cours`,
  sql`create index demande_habilitation_soumission on demande_habilitation (date_last_soumission, id) where en_cours`,
  sql`create index demande_habilitation_nom on demande_habilitation (nom_tri, id) where en_cours`,
  sql`create index demande_habilitation_recherche on demande_habilitation using gin (to_tsvector('simple', recherche))`,
  sql`create table demande_habilitation_fichier (
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    fichier_id integer not null references fichier (id),
    champ text not null,
    intitule text,
    rang integer not null,
    primary key (demande_id, fichier_id)
  )`,
  sql`create index demande_habilitation_fichier_fichier on demande_habilitation_fichier (fichier_id)`,
  sql`create table demande_habilitation_formateur (
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    personne_id integer not null references personne (id),
    rang integer not null,
    primary key (demande_id, personne_id)
  )`,
  sql`create index demande_habilitation_formateur_personne on demande_habilitation_formateur (personne_id)`,
  sql`create table demande_habilitation_plateforme (
    id integer generated always as identity primary key,
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    ligne1 text,
    ligne2 text,
    code_postal text,
    ville text,
    rang integer not null
  )`,
  sql`create index demande_habilitation_plateforme_demande on demande_habilitation_plateforme (demande_id, rang)`,
  // An avis without date is still being written; once dated, it never changes.
  sql`create table avis (
    id integer generated always as identity primary key,
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    tache text not null,
    personne_id integer not null references personne (id),
    role_type text not null,
    type text check (type in ('F', 'FR', 'D', 'SA', 'DC')),
    texte text,
    rendu_le timestamptz,
    check (rendu_le is null or type is not null)
  )`,
  sql`create unique index avis_brouillon on avis (demande_id, tache, personne_id) where rendu_le is null`,
  sql`create index avis_demande on avis (demande_id, rendu_le)`,
  sql`create index avis_personne on avis (personne_id)`,
  sql`create table certificat_formateur (
    id integer generated always as identity primary key,
    personne_id integer not null references personne (id),
    dispositif_niveau_id integer not null references dispositif_niveau (id),
    date_obtention date not null,
    date_fin date check (date_fin >= date_obtention)
  )`,
  sql`create index certificat_formateur_personne on certificat_formateur (personne_id, dispositif_niveau_id)`,
];

/** Demandes d'habilitation with documents, formateurs, places and avis, and the certificats of formateurs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
