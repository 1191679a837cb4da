// Measures papers of certificats (bytes, time and memory of 1, 100 and 1,000), and checks beside a bare signature.
import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCode } from '@habilis/server/areas/certificats/qrcode/checkCode';
import { marksOf } from '@habilis/server/areas/certificats/signature/marksOf';
import { exampleTirage } from '@habilis/server/areas/certificats/papier/test/exampleTirage';
import { renderTirage } from '@habilis/server/areas/certificats/papier/renderTirage';
import { readConfig } from '@habilis/server/config';
import { todayAt } from '@habilis/server/platform/today';
import { startServer } from '@habilis/server/startServer';
import { prepareDemonstration } from '../src/prepareDemonstration.ts';

const COUNTS = [1, 100, 1000];
/** Bytes of a page in a batch (MC8), and memory of the whole process, in megabytes. */
const LIMITS = { bytes: 3000, memory: 512 } as const;
const ROUND_MS = 2000;

type Measured = {
  readonly bytes: number;
  readonly milliseconds: number;
  readonly peak: number;
  readonly before: number;
};
/** Of the process, at most, in megabytes: Node counts kilobytes. */
const peak = (): number => process.resourceUsage().maxRSS / 1000;

/** Prints so many certificats in this process, which does nothing else. */
async function measureTirage(nombre: number): Promise<Measured> {
  const tirage = exampleTirage(nombre, 0);
  const before = peak();
  const started = performance.now();
  const { length: bytes } = await renderTirage(tirage);
  return { bytes, milliseconds: performance.now() - started, peak: peak(), before };
}

const line = (what: string, measured: string, told = ''): void =>
  console.log(`  ${what.padEnd(46)}${measured.padStart(12)}   ${told}`);

/** Prints in a process of its own, so that no memory is left from the one before. */
function tirageApart(nombre: number): Measured {
  const { stdout, status, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(nombre)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measured;
}

async function perSecond(act: () => unknown): Promise<number> {
  let count = 0;
  const started = performance.now();
  while (performance.now() - started < ROUND_MS) {
    await act();
    count++;
  }
  return (count * 1000) / (performance.now() - started);
}

/** Signatures verified in a second, without anything around. */
function bareSignatures(): Promise<number> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const charge = randomBytes(39);
  const signature = sign(null, charge, privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return perSecond(() => {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    if (!verify(null, charge, key, signature)) throw new Error('signature fausse');
  });
}

/** Whole checks in a second, of one after the other: signature, key, certificat, entite and habilitation. */
async function checks(): Promise<{ readonly label: string; readonly rate: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-mesure-'));
  const server = await startServer(readConfig({ ...process.env, PORT: '0', HABILIS_DATA: folder }), {
    prepare: async (services) => void (await prepareDemonstration(services, 'mesure-des-papiers')),
  });
  const { connection, config, now } = server.services;
  const { db, label } = connection;
  const { id } = await db
    .selectFrom('certificat')
    .select('id')
    .where('statut', '=', 'VALIDE')
    .executeTakeFirstOrThrow();
  const marks = await db.transaction().execute((trx) => marksOf(config, { db: trx, now: now() }, [id]));
  const url = marks.get(id)?.url ?? '';
  const reading = { db, now: now(), today: todayAt(now()) };
  const rate = await perSecond(async () => {
    const { statut } = await checkCode(config, reading, url);
    if (statut === 'INCONNU') throw new Error('certificat inconnu');
  });
  await server.close();
  await rm(folder, { recursive: true, force: true });
  return { label, rate };
}

const [, , asked] = process.argv;
if (asked !== undefined) console.log(JSON.stringify(await measureTirage(Number(asked))));
else {
  console.log('\nCertificats en PDF');
  for (const nombre of COUNTS) {
    const { bytes, milliseconds, peak: most, before } = tirageApart(nombre);
    const page = bytes / nombre;
    const isRight = (nombre === 1 || page <= LIMITS.bytes) && most <= LIMITS.memory;
    if (!isRight) process.exitCode = 1;
    line(
      `${isRight ? '✓' : '✗'} ${nombre} certificat(s)`,
      `${page.toFixed(0)} o/page`,
      `${(milliseconds / nombre).toFixed(1)} ms la page, ${most.toFixed(0)} Mo au plus (${before.toFixed(0)} avant), ≤ ${LIMITS.bytes} o, ≤ ${LIMITS.memory} Mo`,
    );
  }
  const bare = await bareSignatures();
  const { label, rate } = await checks();
  line('signatures vérifiées, seules', `${bare.toFixed(0)} /s`);
  line(
    'vérifications entières, l’une après l’autre',
    `${rate.toFixed(0)} /s`,
    `${(bare / rate).toFixed(1)} × le temps d’une signature, ${label}`,
  );
  process.exit();
}
