import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { keptSecret, readConfig } from '../config.ts';
import { prepareDemonstration } from '../demo/prepareDemonstration.ts';
import { startServer } from '../startServer.ts';
import { TEST_PASSWORD } from './testPassword.ts';

const MAKING_MS = 60_000;

type Installation = {
  /** What a process needs to know of it. */
  readonly env: { readonly HABILIS_DATA: string; readonly DATABASE_URL?: string };
  /** Removes its database; its folder is the caller's. */
  readonly drop: () => Promise<void>;
};

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** The folder that every filled installation is copied from: made by whoever asks first in this run, the others wait. */
async function filledModel(): Promise<string> {
  const database = inject('database');
  const { model } = database;
  const folder = join(model, 'donnees');
  try {
    await mkdir(folder);
  } catch {
    await expect.poll(() => existsSync(join(model, 'pret')), { timeout: MAKING_MS }).toBe(true);
    return folder;
  }
  const url = database.kind === 'postgres' ? { DATABASE_URL: urlOf(database.url, database.filled) } : {};
  if (database.kind === 'postgres') {
    await statement(database.url, `create database ${database.filled} template ${database.template}`);
  }
  const config = readConfig({ HABILIS_DATA: folder, PORT: '0', ...url });
  const password = keptSecret(folder, 'demo-password', () => TEST_PASSWORD);
  const server = await startServer(config, {
    logLevel: 'silent',
    prepare: async (services) => void (await prepareDemonstration(services, password)),
  });
  await server.close();
  await writeFile(join(model, 'pret'), 'pret');
  return folder;
}

/** An installation in a folder, with a database of its own when the suite runs on PostgreSQL: empty, or as its first start leaves it (every demonstration account has the test password). */
export async function makeInstallation(folder: string, { isFilled }: { isFilled: boolean }): Promise<Installation> {
  const database = inject('database');
  const model = isFilled ? await filledModel() : null;
  if (model !== null) await cp(model, folder, { recursive: true });
  if (database.kind === 'pglite') return { env: { HABILIS_DATA: folder }, drop: async () => undefined };
  const name = `installation_${randomUUID().replaceAll('-', '')}`;
  const from = isFilled ? ` template ${database.filled}` : '';
  await statement(database.url, `create database ${name}${from}`);
  return {
    env: { HABILIS_DATA: folder, DATABASE_URL: urlOf(database.url, name) },
    drop: () => statement(database.url, `drop database if exists ${name} with (force)`),
  };
}
