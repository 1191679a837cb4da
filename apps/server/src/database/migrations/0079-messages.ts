import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table type_message (
    id integer generated always as identity primary key,
    version integer not null default 1,
    titre text not null check (titre <> ''),
    intitule text not null check (intitule <> ''),
    descriptif text,
    diffuseur_i boolean not null,
    diffuseur_rd boolean not null,
    diffuseur_cnh boolean not null,
    diffuseur_adm boolean not null,
    -- Targets to begin with: read by whoever writes, never by a question of the database.
    cibles jsonb not null default '[]'
  )`,
  sql`alter table message
    add column version integer not null default 1,
    add column type_message_id integer references type_message (id) on delete set null,
    add column diffuseur_i boolean not null default false,
    add column diffuseur_rd boolean not null default false,
    add column diffuseur_cnh boolean not null default false,
    add column diffuseur_adm boolean not null default false,
    add column diffuseur_role_id integer references role (id) on delete set null,
    add column terminee_le timestamptz,
    -- Until then the whole may be withdrawn.
    add column courriel_apres timestamptz,
    -- The last person whose mail is written: a mailing that was stopped goes on after them.
    add column courriel_rang integer not null default 0,
    add column courriel_fini_le timestamptz,
    add column nb_destinataires integer not null default 0`,
  sql`update message set courriel_fini_le = courriel_le where courriel_le is not null`,
  sql`create index message_type_message on message (type_message_id) where type_message_id is not null`,
  sql`create index message_diffuseur_role on message (diffuseur_role_id) where diffuseur_role_id is not null`,
  sql`drop index message_a_dire`,
  sql`create index message_a_dire on message (id) where par_courriel and courriel_fini_le is null and terminee_le is null`,
  sql`create index courriel_message on courriel (objet_id) where modele = 'message'`,
  sql`create table message_lecture (
    message_id integer not null references message (id) on delete cascade,
    personne_id integer not null references personne (id) on delete cascade,
    lu_le timestamptz not null,
    primary key (message_id, personne_id)
  )`,
  sql`create index message_lecture_personne on message_lecture (personne_id)`,
  sql`create table calcul_cible (
    id integer generated always as identity primary key,
    role_id integer not null references role (id) on delete cascade,
    cibles jsonb not null,
    etat text not null default 'EN_COURS' check (etat in ('EN_COURS', 'TERMINE', 'ERREUR', 'ABANDONNE')),
    nb_destinataires integer,
    par_role jsonb not null default '[]',
    est_tous boolean not null default false,
    echantillon jsonb not null default '[]',
    cree_le timestamptz not null
  )`,
  sql`create index calcul_cible_role on calcul_cible (role_id)`,
  sql`create index calcul_cible_creation on calcul_cible (cree_le)`,
];

/** Types of messages, messages as their senders keep them, who has read them, and counts of recipients (decision 0097). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
