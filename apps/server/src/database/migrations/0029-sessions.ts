import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`alter table habilitation_plateforme add constraint habilitation_plateforme_de unique (id, habilitation_id)`,
  sql`create table session_certification (
    id integer generated always as identity primary key,
    version integer not null default 1,
    numero text not null unique,
    habilitation_id integer not null references habilitation (id),
    etat text not null check (etat in ('SAISIE', 'RESULTATS', 'VERIFICATION', 'CLOTUREE', 'SUPPRIMEE')),
    mode text not null check (mode in ('INI', 'MAC')),
    date_session date,
    date_fin_session date check (date_fin_session >= date_session),
    lieu_formation text check (lieu_formation in ('HF', 'FR')),
    lieu_formation_type text check (lieu_formation_type in ('PLATEFORME_FIXE', 'CLIENT', 'LOCAUX')),
    lieu_formation_adresse text,
    lieu_formation_code_postal text,
    lieu_formation_ville text,
    plateforme_fixe_id integer,
    animateur_id integer references personne (id),
    last_creator_updater_id integer not null references personne (id),
    -- A platform of another habilitation is none.
    constraint session_certification_plateforme foreign key (plateforme_fixe_id, habilitation_id)
      references habilitation_plateforme (id, habilitation_id) on delete set null (plateforme_fixe_id),
    constraint session_certification_soumise check (etat in ('SAISIE', 'SUPPRIMEE')
      or num_nulls(date_session, date_fin_session, lieu_formation, animateur_id) = 0)
  )`,
  sql`create index session_certification_habilitation on session_certification (habilitation_id, etat)`,
  sql`create index session_certification_plateforme_fixe on session_certification (plateforme_fixe_id)
    where plateforme_fixe_id is not null`,
  sql`create index session_certification_animateur on session_certification (animateur_id)`,
];

/** Certification sessions, each tied to its habilitation and perhaps to one of its platforms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
