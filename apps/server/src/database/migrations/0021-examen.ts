import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // Signs that last a few seconds: unlogged, so they are lost if the server crashes.
  sql`create unlogged table presence (
    demande_type text not null check (demande_type in ('DA', 'DH')),
    demande_id integer not null,
    role_id integer not null references role (id) on delete cascade,
    edite boolean not null,
    vu_le timestamptz not null,
    primary key (demande_type, demande_id, role_id)
  )`,
  sql`create index presence_vu on presence (vu_le)`,
  sql`create table demande_complement (
    id integer generated always as identity primary key,
    demande_id integer not null references demande_habilitation (id) on delete cascade,
    tache text not null,
    auteur_role_id integer not null references role (id),
    demande_le timestamptz not null,
    repondu_le timestamptz
  )`,
  sql`create index demande_complement_demande on demande_complement (demande_id, id)`,
  sql`create index demande_complement_auteur on demande_complement (auteur_role_id)`,
  // What a field held when it was asked about and when it was answered: the demande itself changes later.
  sql`create table demande_complement_point (
    id integer generated always as identity primary key,
    version integer not null default 1,
    complement_id integer not null references demande_complement (id) on delete cascade,
    rang integer not null,
    chemin text not null,
    commentaire text not null,
    valeur_avant jsonb not null,
    valeur_apres jsonb,
    traite boolean not null default false,
    reponse text,
    unique (complement_id, chemin)
  )`,
  // How long the decisions of a niveau and caisse took.
  sql`create index demande_habilitation_delai on demande_habilitation (dispositif_niveau_id, caisse_id, date_decision)
    include (date_first_soumission) where date_decision is not null and decision <> 'AJOURNE'`,
];

/** Who has a demande open, complements asked field by field, and the delays of decisions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
