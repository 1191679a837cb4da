import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // One row per person, reader, object, role and hour: the key holds everything.
  sql`create table consultation (
    personne_id integer not null references personne (id) on delete cascade,
    lecteur_id integer not null references personne (id) on delete cascade,
    role_type text not null,
    objet text not null check (objet in ('FICHE', 'FUSION', 'EN_VOTRE_NOM')),
    heure_le timestamptz not null,
    primary key (personne_id, heure_le, lecteur_id, role_type, objet)
  )`,
  sql`create index consultation_lecteur on consultation (lecteur_id)`,
  sql`create index consultation_age on consultation (heure_le)`,
  sql`alter table actualite add column courriel_le timestamptz`,
  // News already out is not mailed.
  sql`update actualite set courriel_le = now() where date_debut_publication <= (now() at time zone 'Europe/Paris')::date`,
  sql`alter table message add column par_courriel boolean not null default false, add column courriel_le timestamptz`,
  sql`create index actualite_a_dire on actualite (date_debut_publication) where courriel_le is null`,
  sql`create index message_a_dire on message (id) where par_courriel and courriel_le is null`,
];

/** Who looked at a person's account; when news and messages were mailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
