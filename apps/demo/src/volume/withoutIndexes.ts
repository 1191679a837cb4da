import { type Kysely, sql } from 'kysely';
import type { Database } from '@habilis/server/database/Database';

type Defined = { readonly tableName: string; readonly name: string; readonly definition: string };

/** Definitions of the tables' foreign keys, and of their indexes that no constraint needs. */
async function readDefinitions(db: Kysely<Database>, tables: readonly string[]) {
  const { rows: indexes } = await sql<Defined>`
    select tablename as "tableName", indexname as "name", indexdef as "definition" from pg_indexes
    where schemaname = current_schema() and tablename = any(${[...tables]}::text[])
      and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)
      and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  const { rows: keys } = await sql<Defined>`
    select conrelid::regclass::text as "tableName", conname as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${[...tables]}::text[])`.execute(db);
  return { indexes, keys };
}

/** Runs work on tables without their indexes and foreign keys, then recreates them at once: faster than row by row. */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { indexes, keys } = await readDefinitions(db, tables);
  // PostgreSQL changes no table that a trigger still waits for.
  await sql`set constraints all immediate`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const { tableName, name } of keys) {
    await sql`alter table ${sql.table(tableName)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  for (const { tableName, name, definition } of keys) {
    await sql`alter table ${sql.table(tableName)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  }
}
