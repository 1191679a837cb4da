import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { verifyAudit } from '../../platform/audit/verifyAudit.ts';
import type { Database } from '../Database.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import { FILLINGS, LEFT_EMPTY, MOVED } from './fillings.ts';

/** Every version of the database, the first first. */
export const VERSIONS = Object.keys(await MIGRATIONS.getMigrations()).sort();

type Row = Readonly<Record<string, unknown>>;
/** The rows of a database, by table. */
export type Held = ReadonlyMap<string, readonly Row[]>;

/** The tables of the product. */
export async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'migration%' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table. */
export async function readAll(db: Kysely<Database>): Promise<Held> {
  const held = new Map<string, Row[]>();
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ held: Row }>`select to_jsonb(t) as held from ${sql.table(table)} t order by 1`.execute(
      db,
    );
    held.set(
      table,
      rows.map((row) => row.held),
    );
  }
  return held;
}

/** Migrates version by version up to one of them, filling each, from the one that is `done`. */
export async function fillUntil(db: Kysely<Database>, version: string, done = 0): Promise<void> {
  for (const name of VERSIONS.slice(done, VERSIONS.indexOf(version) + 1)) {
    await migrate(db, name);
    for (const statement of FILLINGS[name] ?? []) await sql.raw(statement).execute(db);
  }
}

/** Tables and columns without any value in a version. */
export function gapsOf(held: Held): string[] {
  return [...held].flatMap(([table, rows]) => {
    if (LEFT_EMPTY.includes(table)) return [];
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) return [table];
    return columns.filter((column) => rows.every((row) => row[column] === null)).map((column) => `${table}.${column}`);
  });
}

/** Whether a later row still holds an earlier one, apart from added columns and those moved elsewhere. */
const isKept = (table: string, before: Row, after: Row): boolean =>
  Object.entries(before).every(
    ([column, value]) =>
      JSON.stringify(after[column]) === JSON.stringify(value) || MOVED[table]?.includes(column) === true,
  );

/** The rows of an earlier version that no row of a later one holds. */
export const lostOf = (before: Held, after: Held): (readonly [string, Row])[] =>
  [...before].flatMap(([table, rows]) =>
    rows
      .filter((row) => after.get(table)?.some((other) => isKept(table, row, other)) !== true)
      .map((row) => [table, row] as const),
  );

/** Migrates a filled database to the newest version, and expects there all that it held. */
export async function expectKept(db: Kysely<Database>): Promise<void> {
  const before = await readAll(db);
  await migrate(db);
  const after = await readAll(db);
  expect(lostOf(before, after)).toEqual([]);
  const unsure = await sql`select conname from pg_constraint where not convalidated`.execute(db);
  expect(unsure.rows).toEqual([]);
  expect(await verifyAudit(db)).toMatchObject({ faults: [], entries: before.get('audit')?.length });
  expect(after.get('mrp')).toHaveLength(22);
  expect(after.get('jeton')).toEqual([expect.objectContaining({ session_id: expect.any(String) })]);
}
