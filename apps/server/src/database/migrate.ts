import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { ConfigurationError } from '../environment.ts';
import type { Database } from './Database.ts';

/** Every migration, read from their folder. */
export const MIGRATIONS = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
});

const RECORD = 'migration';
// Any fixed number: it names the lock that stops two starting processes from migrating at once.
const MIGRATION_LOCK = 740_021;

/** Refuses a database of a later version, and adapts an older record of migrations to the columns that `Migrator` reads. */
async function readyRecord(trx: Kysely<Database>): Promise<void> {
  const tables = await trx.introspection.getTables();
  const record = tables.find(({ name }) => name === RECORD);
  if (record === undefined) return;
  if (record.columns.some(({ name }) => name === 'faite_le')) {
    await sql`alter table ${sql.table(RECORD)} alter faite_le drop default,
      alter faite_le type varchar(255) using to_json(faite_le) #>> '{}'`.execute(trx);
    await sql`alter table ${sql.table(RECORD)} rename faite_le to timestamp`.execute(trx);
  }
  const known = await MIGRATIONS.getMigrations();
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(RECORD)}`.execute(trx);
  const unknown = rows.find(({ name }) => !(name in known));
  if (unknown !== undefined) {
    throw new ConfigurationError([`La base vient d’une version plus récente (migration ${unknown.name}).`]);
  }
}

/** Migrates to this version, or to an earlier one by its name, in one transaction; a newer database is refused. */
export async function migrate(db: Kysely<Database>, until?: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await readyRecord(trx);
    const migrator = new Migrator({
      db: trx,
      provider: MIGRATIONS,
      migrationTableName: RECORD,
      migrationLockTableName: `${RECORD}_lock`,
      // Two branches of the program may each have added one.
      allowUnorderedMigrations: true,
    });
    const { error } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until));
    if (error !== undefined) throw error;
  });
}
