import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  // Whether an answer helped; of somebody signed in one avis is kept, a guest has none to change.
  sql`create table faq_avis (
    id integer generated always as identity primary key,
    faq_id integer not null references faq (id) on delete cascade,
    personne_id integer references personne (id) on delete cascade,
    utile boolean not null,
    le timestamptz not null
  )`,
  sql`create unique index faq_avis_de_personne on faq_avis (faq_id, personne_id) where personne_id is not null`,
  sql`create index faq_avis_faq on faq_avis (faq_id)`,
  sql`create index faq_avis_personne on faq_avis (personne_id) where personne_id is not null`,
  // Words that no question holds, without who looked for them.
  sql`create table faq_recherche_vaine (
    mots text primary key,
    nombre integer not null check (nombre > 0),
    derniere_le timestamptz not null
  )`,
  sql`create index faq_recherche_vaine_age on faq_recherche_vaine (derniere_le)`,
  sql`alter table manuel add column version integer not null default 1`,
];

/** The help is written in the product: avis on answers, searches without an answer, versions of manuals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
