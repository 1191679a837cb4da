import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import type { Database } from '../database/Database.ts';
import { migrate } from '../database/migrate.ts';
import { startJobs } from '../platform/jobs/Jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What tests copy theirs from: a migrated database, and, once one asked for it, a filled installation in the folder `model` (its database is `filled`). */
    database:
      | { kind: 'pglite'; template: string; model: string }
      | { kind: 'postgres'; url: string; template: string; model: string; filled: string };
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  await migrate(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }));
  // The queue makes its own tables at first start: they belong to the template too.
  const queue = await startJobs(pool, pino({ level: 'silent' }));
  await queue.stop();
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-template-'));
  const pglite = await PGlite.create();
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as unknown as pg.PoolConfig);
  await prepare(pool);
  const template = join(folder, 'template.tar');
  await writeFile(template, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pool.end();
  await pglite.close();
  const model = join(folder, 'installation');
  await mkdir(model);
  project.provide('database', { kind: 'pglite', template, model });
  return () => rm(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const model = await mkdtemp(join(tmpdir(), 'habilis-installation-'));
  const template = `modele_${process.pid}`;
  const filled = `${template}_rempli`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const target = new URL(url);
  target.pathname = `/${template}`;
  const pool = new pg.Pool({ connectionString: target.href });
  await prepare(pool);
  await pool.end();
  project.provide('database', { kind: 'postgres', url, template, model, filled });
  return async () => {
    for (const name of [template, filled]) await admin.query(`drop database if exists ${name} with (force)`);
    await rm(model, { recursive: true, force: true });
    await admin.end();
  };
}

/** Makes one migrated template, from which every test file copies its own database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const wanted = process.env['HABILIS_TEST_DATABASE'] ?? 'pglite';
  process.stdout.write(`Tests du serveur sur ${wanted === 'pglite' ? 'PGlite' : 'PostgreSQL'}\n`);
  return wanted === 'pglite' ? pgliteTemplate(project) : postgresTemplate(project, wanted);
}
