// Times lists, counters and searches at a million demandes (or the number given) and at ten thousand; fails when one is too slow.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Generated, measureLists } from './measureLists.ts';

const SMALL = 10_000;
/** The size that the limits are stated for. */
const FIGURE = 1_000_000;
const LARGE = Number(process.argv[2] ?? FIGURE);
/** Limits of a list's 95th percentile: in all, and beyond twice its time at ten thousand demandes. */
const MOST_MS = 100;
const BEYOND_MS = 50;

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
  // A database does it by itself after a few minutes.
  await run(databaseUrl, 'vacuum analyze');
  return made;
}

try {
  const [small, large] = [await generated(SMALL), await generated(LARGE)];
  let reads = 0;
  let slowest = { name: '', large: 0 };
  for await (const { name, small: few, large: many } of measureLists(small, large)) {
    reads++;
    if (many > slowest.large) slowest = { name, large: many };
    const isKept = many <= MOST_MS && many <= 2 * few + BEYOND_MS;
    if (!isKept) process.exitCode = 1;
    const figures = `${many.toFixed(1)} ms / ${few.toFixed(1)} ms`;
    // Below the stated size, only failures are reported.
    if (!isKept || LARGE >= FIGURE)
      console.log(
        `${isKept ? '✓' : '✗'} ${`${name} (${figures})`.padEnd(86)}${`${(many / few).toFixed(2)} ×`.padStart(9)}   ≤ ${MOST_MS} ms, ≤ 2 × + ${BEYOND_MS} ms`,
      );
  }
  console.log(
    `${process.exitCode ? '✗' : '✓'} ${reads} listes à ${LARGE} demandes contre ${SMALL}, au 95e centile ; la plus lente, ${slowest.name} : ${slowest.large.toFixed(1)} ms`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
