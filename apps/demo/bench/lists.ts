// Measures what lists, counters and searches take at a million requests, as multiples of what they take at ten thousand; fails when one takes too long.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Generated, measureLists } from './measureLists.ts';

const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const LIMIT = 2;
/** Under this nobody notices: a multiple of nothing says nothing. */
const UNNOTICED_MS = 50;

const admin = process.env['DATABASE_URL'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'habilis-listes-'));

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function generated(requests: number): Promise<Generated> {
  const name = `listes_${requests}`;
  await run(admin, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const made = { databaseUrl, folder: join(folder, name) };
  const env = { ...process.env, DATABASE_URL: databaseUrl, HABILIS_DATA: made.folder };
  const command = fileURLToPath(new URL('../src/generate.ts', import.meta.url));
  const { status } = spawnSync('node', [command, '--requests', String(requests)], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`génération de ${requests} demandes : code ${status}`);
  // As a database does by itself once it has lived for a few minutes.
  await run(databaseUrl, 'vacuum analyze');
  return made;
}

try {
  const [small, large] = [await generated(SMALL), await generated(LARGE)];
  for await (const { name, small: few, large: many } of measureLists(small, large)) {
    const ratio = many / few;
    const isKept = ratio <= LIMIT || many <= UNNOTICED_MS;
    if (!isKept) process.exitCode = 1;
    const figures = `${many.toFixed(1)} ms / ${few.toFixed(1)} ms`;
    console.log(
      `${isKept ? '✓' : '✗'} ${`${name} (${figures})`.padEnd(86)}${`${ratio.toFixed(2)} ×`.padStart(9)}   ≤ ${LIMIT} ×`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
