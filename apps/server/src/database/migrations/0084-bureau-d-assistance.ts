import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Same as `foldText`: lower case, no accent, only words of letters and digits. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`trim(regexp_replace(
    replace(lower(regexp_replace(normalize(replace(${text}, 'Œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')), 'œ', 'oe'),
    '[^a-z0-9]+', ' ', 'g'))`;

const STATEMENTS = [
  sql`alter table message_support
    add column version integer not null default 0,
    add column etat text not null default 'NOUVEAU' check (etat in ('NOUVEAU', 'EN_COURS', 'REPONDU', 'CLOS')),
    add column responsable_id integer references personne (id) on delete set null,
    add column dernier_le timestamptz,
    add column recherche text generated always as (${folded(
      sql`reference || ' ' || prenom || ' ' || nom || ' ' || email || ' ' || objet || ' ' || message`,
    )}) stored`,
  // What came before was answered from a mail program.
  sql`update message_support set dernier_le = recu_le, etat = 'CLOS'`,
  sql`alter table message_support alter column dernier_le set not null`,
  sql`create index message_support_etat on message_support (etat, dernier_le, id)`,
  sql`create index message_support_responsable on message_support (responsable_id) where responsable_id is not null`,
  sql`create index message_support_recherche on message_support using gin (to_tsvector('simple', recherche))`,
  sql`create table echange_support (
    id integer generated always as identity primary key,
    message_id integer not null references message_support (id) on delete cascade,
    genre text not null check (genre in ('REPONSE', 'SUITE', 'NOTE')),
    auteur_id integer references personne (id) on delete set null,
    auteur text not null,
    texte text not null,
    ecrit_le timestamptz not null,
    courriel_id integer references courriel (id) on delete set null,
    cle_courriel text,
    pieces_ecartees integer not null default 0
  )`,
  sql`create index echange_support_message on echange_support (message_id, id)`,
  sql`create index echange_support_auteur on echange_support (auteur_id) where auteur_id is not null`,
  sql`create index echange_support_courriel on echange_support (courriel_id) where courriel_id is not null`,
  // A mail that is posted twice is kept once.
  sql`create unique index echange_support_cle on echange_support (message_id, cle_courriel)
    where cle_courriel is not null`,
  sql`alter table message_support_fichier
    add column echange_id integer references echange_support (id) on delete cascade`,
  sql`create index message_support_fichier_echange on message_support_fichier (echange_id) where echange_id is not null`,
  sql`create table reponse_prete (
    id integer generated always as identity primary key,
    version integer not null default 0,
    intitule text not null,
    texte text not null
  )`,
];

/** Messages to the support become threads, held, answered and closed (decision 0109). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
