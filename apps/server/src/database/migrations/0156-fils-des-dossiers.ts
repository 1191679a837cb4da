import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // A thread goes with its file.
  sql`create table fil (
    id integer primary key generated always as identity,
    demande_administrative_id integer unique references demande_administrative (id) on delete cascade,
    demande_habilitation_id integer unique references demande_habilitation (id) on delete cascade,
    habilitation_id integer unique references habilitation (id) on delete cascade,
    session_id integer unique references session_certification (id) on delete cascade,
    constraint fil_dossier check
      (num_nonnulls(demande_administrative_id, demande_habilitation_id, habilitation_id, session_id) = 1))`,
  sql`create table fil_message (
    id integer primary key generated always as identity,
    fil_id integer not null references fil (id) on delete cascade,
    cle uuid not null unique,
    cote text not null check (cote in ('ENTITE', 'EXAMEN')),
    auteur_id integer references personne (id) on delete set null,
    auteur_role_type text not null,
    auteur_mrp_id integer references mrp (id),
    texte text not null,
    ecrit_le timestamptz not null)`,
  sql`create index fil_message_fil on fil_message (fil_id, id)`,
  sql`create index fil_message_auteur on fil_message (auteur_id) where auteur_id is not null`,
  sql`create table fil_lecture (
    fil_id integer not null references fil (id) on delete cascade,
    personne_id integer not null references personne (id) on delete cascade,
    jusqua integer not null,
    primary key (fil_id, personne_id))`,
  sql`create index fil_lecture_personne on fil_lecture (personne_id)`,
];

/** What an entite and those who examine its file write to each other, and how far each read it (decision 0215). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
