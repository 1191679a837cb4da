import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { kyselyOf } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { fillDemonstration } from '../demo/test/fillDemonstration.ts';
import { openFolderStore } from '../platform/files/openFolderStore.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import { WORKERS } from '../areas.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What tests copy theirs from: a migrated database, one filled with the demonstration of their day and its files, and, once one asked for it, a filled installation in the folder `model` (its database is `filled`). */
    database: {
      template: string;
      demonstration: string;
      demonstrationFiles: string;
      model: string;
    } & ({ kind: 'pglite' } | { kind: 'postgres'; url: string; filled: string });
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  await migrate(kyselyOf(pool));
  // The queue makes its own tables at first start: they belong to the template too.
  const queue = await startJobs(
    pool,
    pino({ level: 'silent' }),
    WORKERS.map(({ job }) => job),
  );
  await queue.stop();
}

async function pgliteTemplate(project: TestProject, folder: string): Promise<() => Promise<void>> {
  const pglite = await PGlite.create();
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  // Two copies of an empty database, three quarters of the files of what each test would copy.
  await pglite.exec('update pg_database set datistemplate = false');
  for (const spare of ['template0', 'template1']) await pglite.exec(`drop database ${spare}`);
  const dump = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    return path;
  };
  await prepare(pool);
  const template = await dump('template.tar');
  const demonstrationFiles = join(folder, 'fichiers');
  await fillDemonstration(kyselyOf(pool), await openFolderStore(demonstrationFiles));
  const demonstration = await dump('demonstration.tar');
  await pool.end();
  await pglite.close();
  const model = join(folder, 'installation');
  project.provide('database', { kind: 'pglite', template, demonstration, demonstrationFiles, model });
  return async () => undefined;
}

async function postgresTemplate(project: TestProject, folder: string, url: string): Promise<() => Promise<void>> {
  const template = `modele_${process.pid}`;
  const filled = `${template}_rempli`;
  const demonstration = `${template}_demonstration`;
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
  await admin.query(`create database ${demonstration} template ${template}`);
  const demonstrationFiles = join(folder, 'fichiers');
  await within(demonstration, async (pool) => {
    await fillDemonstration(kyselyOf(pool), await openFolderStore(demonstrationFiles));
  });
  const model = join(folder, 'installation');
  project.provide('database', { kind: 'postgres', url, template, demonstration, demonstrationFiles, model, filled });
  return async () => {
    for (const name of [template, filled, demonstration])
      await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}

/** Makes a migrated template and a filled one, from which every test file copies its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env['HABILIS_TEST_DATABASE'] ?? 'pglite';
  process.stdout.write(`Tests du serveur sur ${wanted === 'pglite' ? 'PGlite' : 'PostgreSQL'}\n`);
  const folder = await mkdtemp(join(tmpdir(), 'habilis-template-'));
  await mkdir(join(folder, 'installation'));
  const drop =
    wanted === 'pglite' ? await pgliteTemplate(project, folder) : await postgresTemplate(project, folder, wanted);
  return async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
}
