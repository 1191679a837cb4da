// A throwaway PostgreSQL cluster in a temporary folder, for the tests and the benchmarks; removed afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { findPostgres } from './system-tools.mjs';

/** The system user that runs the server: PostgreSQL refuses root. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const uid = id('-u');
  if (!uid) throw new Error('PostgreSQL ne tourne pas en root : il faut un utilisateur « postgres ».');
  return { uid, gid: id('-g') };
}

async function answers(bin, port, options) {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL ne répond pas');
}

/** Options for a throwaway cluster with little in it, which need not wait for the disk, nor start two processes to count a hundred small tables. */
const HASTY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_parallel_workers_per_gather=0',
].flatMap((setting) => ['-c', setting]);

/** Options of an installation with many demandes: a quarter of a small server's memory, one core per query. */
const ROOMY = ['-c', 'shared_buffers=1GB', '-c', 'max_parallel_workers_per_gather=0'];

/** Runs `work(url, version)` on a new cluster and always stops it; `isHasty` is for tests, not measures, and the roomy one for much data. */
export async function withPostgres(work, { bin = findPostgres(process.env), isHasty = false, isRoomy = false } = {}) {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'habilis-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, stdio: 'ignore' };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'habilis', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb : code ${made.status ?? made.error?.message}`);
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=100',
    ...(isHasty ? HASTY : []),
    ...(isRoomy ? ROOMY : []),
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    await answers(bin, port, options);
    const version =
      /\d+(\.\d+)?/.exec(spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? '';
    return await work(`postgresql://habilis@127.0.0.1:${port}/postgres`, version);
  } finally {
    if (server.exitCode === null && server.kill('SIGINT')) await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('postgres.mjs')) {
  const [command, ...args] = process.argv.slice(2).filter((word) => word !== '--');
  if (!command) throw new Error('usage : node scripts/postgres.mjs -- commande arguments');
  process.exitCode = await withPostgres(
    (url) =>
      new Promise((resolve) => {
        const env = { ...process.env, DATABASE_URL: url, HABILIS_TEST_DATABASE: url };
        spawn(command, args, { stdio: 'inherit', env }).on('exit', (code) => resolve(code ?? 1));
      }),
    { isHasty: true },
  );
}
