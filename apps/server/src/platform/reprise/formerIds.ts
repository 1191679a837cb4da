import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** Our ids of former identifiers of a kind; those that were never taken over are left out. */
export async function formerIds(
  db: Kysely<Database>,
  genre: string,
  anciens: readonly string[],
): Promise<Map<string, number>> {
  if (anciens.length === 0) return new Map();
  const rows = await db
    .selectFrom('reprise')
    .select(['ancien', 'objet_id'])
    .where('genre', '=', genre)
    .where(sql<boolean>`ancien = any(${[...anciens]}::text[])`)
    .execute();
  return new Map(rows.map(({ ancien, objet_id }) => [ancien, objet_id]));
}

/** Keeps what a former register called rows of ours (C1143). */
export async function keepFormer(db: Kysely<Database>, genre: string, ids: ReadonlyMap<string, number>): Promise<void> {
  if (ids.size === 0) return;
  await sql`insert into reprise (genre, ancien, objet_id)
    select ${genre}, ancien, objet_id from unnest(${[...ids.keys()]}::text[], ${[...ids.values()]}::integer[]) kept (ancien, objet_id)`.execute(
    db,
  );
}

/** What a former register called a row leads from now on to another, with which it was merged: what comes later names that one (C1143). */
export async function moveFormer(
  db: Kysely<Database>,
  genre: string,
  { garde, absorbe }: { readonly garde: number; readonly absorbe: number },
): Promise<void> {
  await db
    .updateTable('reprise')
    .set({ objet_id: garde })
    .where('genre', '=', genre)
    .where('objet_id', '=', absorbe)
    .execute();
}

/** As many new ids of a table, for rows that name each other. */
export async function newIds(db: Kysely<Database>, table: keyof Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}
