// Times lists, counters and searches at a million demandes, or the number given; fails when one is too slow.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Figure, measureLists } from './measureLists.ts';

/** The size that the limits are stated for. */
const FIGURE = 1_000_000;
const DEMANDES = Number(process.argv[2] ?? FIGURE);
/** Limits in milliseconds at the 95th percentile: of a list, a counter or a search in one, and of the search of the header, which asks many. */
const MOST_MS = 150;
const MOST_MS_HEADER = 250;

/** The processor's time where a busy machine keeps a read waiting: it is then the shorter one. */
const timeOf = ({ clock, processor }: Figure): number =>
  Math.min(...[clock, processor].filter((taken) => Number.isFinite(taken)));

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'habilis-listes-'));

/** For a million demandes half a million sessions and five million certificats. */
const SIZES = ['--requests', DEMANDES, '--sessions', Math.floor(DEMANDES / 2), '--certificates', DEMANDES * 5];

async function generate(): Promise<void> {
  const env = { ...process.env, HABILIS_DATA: folder };
  const command = fileURLToPath(new URL('../src/generate.ts', import.meta.url));
  const { status } = spawnSync('node', [command, ...SIZES.map(String)], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`génération de ${DEMANDES} demandes : code ${status}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A database does it by itself after a few minutes.
  await client.query('vacuum analyze');
  await client.end();
}

try {
  await generate();
  let reads = 0;
  let slowest = { name: '', taken: 0 };
  for await (const { name, isHeader, figure } of measureLists({ databaseUrl, folder })) {
    reads++;
    const taken = timeOf(figure);
    if (taken > slowest.taken) slowest = { name, taken };
    const limit = isHeader ? MOST_MS_HEADER : MOST_MS;
    const isKept = taken <= limit;
    if (!isKept) process.exitCode = 1;
    // Below the stated size, only failures are reported.
    if (!isKept || DEMANDES >= FIGURE) {
      const figures = `${figure.clock.toFixed(1)} ms, processeur ${figure.processor.toFixed(1)} ms`;
      console.log(`${isKept ? '✓' : '✗'} ${name.padEnd(80)}${figures.padStart(36)}   ≤ ${limit} ms`);
    }
  }
  console.log(
    `${process.exitCode ? '✗' : '✓'} ${reads} listes à ${DEMANDES} demandes, au 95e centile ; la plus lente, ${slowest.name} : ${slowest.taken.toFixed(1)} ms ; charge de la machine : ${loadavg()[2]?.toFixed(1)}`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
