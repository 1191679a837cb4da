import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table liste_suivie (
    id integer generated always as identity primary key,
    courriel text not null,
    demande_le timestamptz not null,
    -- When its address last said that it follows.
    confirme_le timestamptz,
    -- When it was last looked through for what has changed.
    point_le timestamptz,
    -- When its address was asked to confirm again.
    rappele_le timestamptz,
    check (confirme_le >= demande_le)
  )`,
  sql`create index liste_suivie_attente on liste_suivie (demande_le) where confirme_le is null`,
  sql`create index liste_suivie_point on liste_suivie (point_le) where confirme_le is not null`,
  sql`create table liste_suivie_certificat (
    liste_suivie_id integer not null references liste_suivie (id) on delete cascade,
    certificat_id integer not null references certificat (id) on delete cascade,
    -- What was last told of it; null while nothing was.
    dit text,
    primary key (liste_suivie_id, certificat_id)
  )`,
  sql`create index liste_suivie_certificat_certificat on liste_suivie_certificat (certificat_id)`,
];

/** A list of certificats can be followed by an address (decision 0262). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
