import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which file store holds the contents of `fichier`: one row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table depot_fichiers (
    seul boolean primary key default true check (seul),
    identite text not null
  )`.execute(db);
}
