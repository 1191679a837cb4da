import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table vue_liste (
    id serial primary key,
    role_id integer not null references role (id) on delete cascade,
    liste text not null,
    nom text not null,
    adresse text not null,
    caisse_id integer references mrp (id),
    version integer not null default 0,
    modifiee_le timestamptz not null,
    unique (role_id, liste, nom)
  )`,
  sql`create index vue_liste_caisse on vue_liste (caisse_id, liste) where caisse_id is not null`,
];

/** The views of lists that roles keep under a name, shared with a caisse or not (decision 0078). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
