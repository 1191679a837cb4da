import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

/** Whether a database has a table: one of an older version lacks those that came later. */
export async function hasTable(db: Kysely<Database>, table: keyof Database): Promise<boolean> {
  const { rows } = await sql<{ there: string | null }>`select to_regclass(${table})::text as there`.execute(db);
  return rows[0]?.there != null;
}
