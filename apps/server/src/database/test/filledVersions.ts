import { type Kysely, sql } from 'kysely';
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

/** What a filled database lacks once it came to the newest version: rows that it held, constraints that are not checked, entries of its audit, its caisses and open sessions. */
export async function lossesOf(db: Kysely<Database>): Promise<unknown[]> {
  const before = await readAll(db);
  await migrate(db);
  const after = await readAll(db);
  const unsure = await sql`select conname from pg_constraint where not convalidated`.execute(db);
  const { faults, entries, waiting } = await verifyAudit(db);
  const isWhole =
    entries + waiting === before.get('audit')?.length &&
    after.get('mrp')?.length === 22 &&
    after.get('jeton')?.every(({ session_id: id }) => typeof id === 'string') === true;
  return [...lostOf(before, after), ...unsure.rows, ...faults, ...(isWhole ? [] : ['audit, mrp, jeton'])];
}
