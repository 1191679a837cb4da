// Times pages of figures and the counting of their facts at a million demandes, or the number given; fails when one is too slow.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import { keepFaits } from '@habilis/server/areas/chiffres/fait/keepFaits';
import { withDatabase } from '@habilis/server/commands/runCommand';
import { readConfig } from '@habilis/server/config';
import { sql } from 'kysely';
import type { Read } from './listReads.ts';
import { measureReads } from './measureLists.ts';

const DEMANDES = Number(process.argv[2] ?? 1_000_000);
/** A page of figures, in milliseconds at the 95th percentile. */
const MOST_MS = 200;
/** What a day's facts may take of the time of a full count. */
const MOST_SHARE = 0.1;

const CALLERS = {
  ADM: 'ADM92001',
  CNH: 'CNH91001',
  G: 'LPF20001',
  R: 'REP70001',
  RC: 'RCA60001',
  RD: 'RDI90001',
} as const;
const ROLES = ['ADM', 'R', 'RD', 'RC', 'CNH', 'G'] as const;
const READS: readonly Read[] = ROLES.flatMap((role) =>
  SUJETS_DU_ROLE[role].map((sujet) => ({
    name: `${role} : ${sujet}`,
    caller: CALLERS[role],
    path: `/statistiques/${sujet}?comparer=oui`,
  })),
);

const databaseUrl = process.env['DATABASE_URL'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'habilis-chiffres-'));
const env = { ...process.env, HABILIS_DATA: folder };
const SIZES = ['--requests', DEMANDES, '--sessions', Math.floor(DEMANDES / 2), '--certificates', DEMANDES * 5];

const told = (isKept: boolean, what: string, measured: string, limit: string): void => {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${what.padEnd(60)}${measured.padStart(36)}   ≤ ${limit}`);
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Counts every closed day, then the last one again. */
const measureFacts = () =>
  withDatabase(readConfig(env), async ({ db }) => {
    const now = new Date();
    await sql`vacuum analyze`.execute(db);
    await db.deleteFrom('jour_compte').execute();
    const whole = await timed(() => keepFaits(db, now));
    const [{ last }] = (await sql<{ last: string }>`select max(jour)::text as last from jour_compte`.execute(db))
      .rows as [{ last: string }];
    await db.deleteFrom('jour_compte').where('jour', '=', last).execute();
    const day = await timed(() => keepFaits(db, now));
    await sql`vacuum analyze`.execute(db);
    const share = day / whole;
    const measured = `${Math.round(day)} ms sur ${Math.round(whole)} ms : ${(share * 100).toFixed(2)} %`;
    told(share <= MOST_SHARE, 'faits mis à jour, sur un compte entier', measured, `${MOST_SHARE * 100} %`);
  });

try {
  const command = fileURLToPath(new URL('../src/generate.ts', import.meta.url));
  const { status } = spawnSync('node', [command, ...SIZES.map(String)], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`génération de ${DEMANDES} demandes : code ${status}`);
  await measureFacts();
  for await (const { name, figure } of measureReads({ databaseUrl, folder }, READS)) {
    // On a busy machine the processor's time is the shorter one.
    const taken = Math.min(...[figure.clock, figure.processor].filter((time) => Number.isFinite(time)));
    const measured = `${figure.clock.toFixed(1)} ms, processeur ${figure.processor.toFixed(1)} ms`;
    told(taken <= MOST_MS, name, measured, `${MOST_MS} ms`);
  }
  console.log(`Chiffres à ${DEMANDES} demandes, au 95e centile ; charge de la machine : ${loadavg()[2]?.toFixed(1)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
