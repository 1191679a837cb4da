import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const STATEMENTS = [
  sql`create table fichier_attente (
    sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
    contenu bytea not null,
    depose_le timestamptz not null
  )`,
  // Documents and pictures are already compressed.
  sql`alter table fichier_attente alter column contenu set storage external`,
];

/** The bytes of files that the file service could not take yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
