import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // An alert lasts as long as its object gives it; closing it deletes it.
  sql`create table alerte (
    id integer generated always as identity primary key,
    type text not null,
    objet_type text not null,
    objet_id integer not null,
    role_type text not null,
    entite_id integer references entite (id) on delete cascade,
    mrp_id integer references mrp (id),
    personne_id integer references personne (id) on delete cascade,
    date_emission date not null,
    date_echeance date,
    valeurs jsonb not null default '{}',
    constraint alerte_unique unique nulls not distinct
      (objet_type, objet_id, type, role_type, entite_id, mrp_id, personne_id, date_echeance)
  )`,
  sql`create index alerte_cible on alerte (role_type, mrp_id, entite_id)`,
  sql`create index alerte_entite on alerte (entite_id) where entite_id is not null`,
  sql`create index alerte_personne on alerte (personne_id) where personne_id is not null`,
  // Keeps which emission was dismissed: a later one is shown again.
  sql`create table alerte_suppression (
    alerte_id integer not null references alerte (id) on delete cascade,
    personne_id integer not null references personne (id) on delete cascade,
    date_emission date not null,
    primary key (alerte_id, personne_id)
  )`,
  sql`create index alerte_suppression_personne on alerte_suppression (personne_id)`,
  sql`create table actualite (
    id integer generated always as identity primary key,
    version integer not null default 1,
    titre text not null,
    contenu text not null,
    date_debut_publication date not null,
    date_fin_publication date,
    rang integer not null check (rang >= 0)
  )`,
  sql`create table message (
    id integer generated always as identity primary key,
    titre text not null,
    intitule text not null,
    descriptif text,
    diffuseur_id integer not null references personne (id),
    diffuseur_role_type text not null,
    date_debut_diffusion date,
    date_fin_diffusion date,
    date_creation date not null,
    check ((date_debut_diffusion is null) = (date_fin_diffusion is null)),
    check (date_debut_diffusion <= date_fin_diffusion)
  )`,
  sql`create table message_cible (
    message_id integer not null references message (id) on delete cascade,
    rang integer not null,
    role_type text not null,
    criteres jsonb not null default '{}',
    primary key (message_id, rang)
  )`,
  sql`create table message_suppression (
    message_id integer not null references message (id) on delete cascade,
    personne_id integer not null references personne (id) on delete cascade,
    primary key (message_id, personne_id)
  )`,
  sql`create index message_suppression_personne on message_suppression (personne_id)`,
];

/** Content of the homes: alerts, news, targeted messages, and what each reader dismissed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
