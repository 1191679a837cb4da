import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { filledOf } from './filledOf.ts';

type Installation = {
  /** The environment of its processes. */
  readonly env: { readonly HABILIS_DATA: string; readonly DATABASE_URL?: string };
  /** Drops its database; the caller removes the folder. */
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

/** An installation in a folder, with its own database on PostgreSQL: empty, or filled with the test password for every account. */
export async function makeInstallation(folder: string, { isFilled }: { isFilled: boolean }): Promise<Installation> {
  const database = inject('database');
  const filled = isFilled ? filledOf('cast_installed') : null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (filled !== null) await cp(filled.files, join(folder, 'fichiers'), { recursive: true });
  if (database.kind === 'pglite') {
    if (filled !== null) {
      const loadDataDir = await openAsBlob(filled.database);
      await (await PGlite.create({ dataDir: join(folder, 'base'), loadDataDir })).close();
    }
    return { env: { HABILIS_DATA: folder }, drop: async () => undefined };
  }
  const name = `installation_${randomUUID().replaceAll('-', '')}`;
  const from = filled === null ? '' : ` template ${filled.database}`;
  await statement(database.url, `create database ${name}${from}`);
  return {
    env: { HABILIS_DATA: folder, DATABASE_URL: urlOf(database.url, name) },
    drop: () => statement(database.url, `drop database if exists ${name} with (force)`),
  };
}
