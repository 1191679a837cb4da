import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { WORKERS } from '../areas.ts';
import { kyselyOf } from '../database/connect.ts';
import type { Database } from '../database/Database.ts';
import { migrate } from '../database/migrate.ts';
import type { FileStore } from '../platform/files/FileStore.ts';
import { openFolderStore } from '../platform/files/openFolderStore.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import { todayAt } from '../platform/today.ts';
import { TEST_TODAY } from './TEST_TODAY.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Templates that tests copy: a migrated database, and filled ones by name. */
    database: { template: string; filled: Readonly<Record<string, Filled>> } & (
      | { kind: 'pglite' }
      | { kind: 'postgres'; url: string }
    );
  }
}

/** A filled database with the folder of its files. */
export type Filled = { readonly database: string; readonly files: string };

/** Fills a migrated database and its file store for a given day. */
export type Fill = (db: Kysely<Database>, files: FileStore, today: string) => Promise<void>;

/** The content and day of a template. */
export type Filling = { readonly name: string; readonly fill: Fill; readonly today: string };

/** A filling for the tests' day, and one for today, used by processes that tests start. */
export const fillings = (name: string, fill: Fill): readonly Filling[] => [
  { name, fill, today: TEST_TODAY },
  { name: `${name}_installed`, fill, today: todayAt(new Date()) },
];

async function prepare(pool: pg.Pool): Promise<void> {
  await migrate(kyselyOf(pool));
  // The queue creates its tables at first start: included in the template.
  const queue = await startJobs(
    pool,
    pino({ level: 'silent' }),
    WORKERS.map(({ job }) => job),
  );
  await queue.stop();
}

/**
 * Works on an embedded database, then saves it to a file. Every copy reads it whole: what is written stands in its tables first, so that no copy
 * has a journal to read again.
 */
async function dumped(pglite: PGlite, path: string, work: (pool: pg.Pool) => Promise<void>): Promise<string> {
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  await work(pool);
  await pool.query('checkpoint');
  await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pool.end();
  await pglite.close();
  return path;
}

async function pgliteTemplates(
  project: TestProject,
  folder: string,
  wanted: readonly Filling[],
): Promise<() => Promise<void>> {
  // Journals of 1 MB, for the two of 16 that each copy would carry.
  const empty = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  // Empty databases, three quarters of the files that each test would copy.
  await empty.exec('update pg_database set datistemplate = false');
  for (const spare of ['template0', 'template1']) await empty.exec(`drop database ${spare}`);
  const template = await dumped(empty, join(folder, 'template.tar'), prepare);
  const filled: Record<string, Filled> = {};
  for (const { name, fill, today } of wanted) {
    const files = join(folder, name);
    const pglite = await PGlite.create({ loadDataDir: await openAsBlob(template) });
    const database = await dumped(pglite, `${files}.tar`, async (pool) =>
      fill(kyselyOf(pool), await openFolderStore(files), today),
    );
    filled[name] = { database, files };
  }
  project.provide('database', { kind: 'pglite', template, filled });
  return async () => undefined;
}

async function postgresTemplates(
  project: TestProject,
  folder: string,
  { url, wanted }: { readonly url: string; readonly wanted: readonly Filling[] },
): Promise<() => Promise<void>> {
  const template = `modele_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const within = async (name: string, work: (pool: pg.Pool) => Promise<void>) => {
    const target = new URL(url);
    target.pathname = `/${name}`;
    const pool = new pg.Pool({ connectionString: target.href });
    await work(pool);
    await pool.end();
  };
  await admin.query(`create database ${template}`);
  await within(template, prepare);
  const filled: Record<string, Filled> = {};
  for (const { name, fill, today } of wanted) {
    const [database, files] = [`${template}_${name}`, join(folder, name)];
    await admin.query(`create database ${database} template ${template}`);
    await within(database, async (pool) => fill(kyselyOf(pool), await openFolderStore(files), today));
    filled[name] = { database, files };
  }
  project.provide('database', { kind: 'postgres', url, template, filled });
  return async () => {
    for (const name of [template, ...Object.values(filled).map(({ database }) => database)])
      await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}

/** Makes a migrated template and filled ones, which each test file copies. */
export const makeTemplates =
  (fillingsWanted: readonly Filling[]) =>
  async (project: TestProject): Promise<() => Promise<void>> => {
    const wanted = process.env['HABILIS_TEST_DATABASE'] ?? 'pglite';
    process.stdout.write(`Tests du serveur sur ${wanted === 'pglite' ? 'PGlite' : 'PostgreSQL'}\n`);
    const folder = await mkdtemp(join(tmpdir(), 'habilis-template-'));
    const drop =
      wanted === 'pglite'
        ? await pgliteTemplates(project, folder, fillingsWanted)
        : await postgresTemplates(project, folder, { url: wanted, wanted: fillingsWanted });
    return async () => {
      await drop();
      await rm(folder, { recursive: true, force: true });
    };
  };
