import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { writeBody } from './demo/test/writeBody.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** An environment of its own: a data folder, and a database when the suite runs on PostgreSQL. */
async function freshEnvironment(port: number): Promise<NodeJS.ProcessEnv> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-process-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const env = { ...process.env, HABILIS_DATA: folder, PORT: String(port) };
  const database = inject('database');
  if (database.kind === 'pglite') return env;
  const name = `process_${process.pid}_${port}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${name}`);
  cleanups.push(async () => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  });
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return { ...env, DATABASE_URL: url.href };
}

function start(env: NodeJS.ProcessEnv): { child: ChildProcess; gone: Promise<number | null>; output: () => string } {
  const child = spawn('node', [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await gone;
  });
  return { child, gone, output: () => text };
}

async function answers(url: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${url}/api/ready`).then(
          (response) => response.ok,
          () => false,
        ),
      { timeout: 40_000, interval: 100 },
    )
    .toBe(true);
}

async function applicant(url: string, folder: string) {
  const password = (await readFile(join(folder, 'demo-password'), 'utf8')).trim();
  let token: string | null = null;
  let roleId: number | null = null;
  const call = createClient({ baseUrl: `${url}/api`, token: () => token, roleId: () => roleId });
  token = (await call(session.authenticate, { body: { username: 'MPA10013', password } })).id_token;
  const account = await call(session.account, {});
  roleId = account.roles[0]?.id ?? null;
  return { call, id: account.roles[0]?.demandeAdministrative?.id ?? 0 };
}

test('a second process on the same folder is refused and told where the first one answers; a graceful stop frees it', async () => {
  const env = await freshEnvironment(6301);
  const first = start(env);
  await answers('http://localhost:6301');
  const second = start({ ...env, PORT: '6302' });
  expect(await second.gone).toBe(1);
  expect(second.output()).toContain('http://localhost:6301');
  first.child.kill('SIGTERM');
  expect(await first.gone).toBe(0);
  const third = start(env);
  await answers('http://localhost:6301');
  expect(third.child.exitCode).toBeNull();
}, 120_000);

test('kill -9 in the middle of writes loses nothing that was acknowledged', async () => {
  const env = await freshEnvironment(6303);
  const url = 'http://localhost:6303';
  let acknowledged = 0;
  for (let round = 0; round < 3; round++) {
    const { child, gone } = start(env);
    await answers(url);
    const { call, id } = await applicant(url, env['HABILIS_DATA'] ?? '');
    let stored = await call(demandeAdministrative.get, { params: { id } });
    expect(stored.version).toBeGreaterThanOrEqual(acknowledged);
    const killed = new Promise<void>((resolve) =>
      setTimeout(
        () => {
          child.kill('SIGKILL');
          resolve();
        },
        400 + round * 150,
      ),
    );
    try {
      for (;;) {
        const body = writeBody(stored, { adresse: { ...stored.adresse, ligne2: `essai ${stored.version + 1}` } });
        stored = await call(demandeAdministrative.update, { body });
        acknowledged = stored.version;
      }
    } catch {
      // The process is gone: what it acknowledged must be there at the next start.
    }
    await killed;
    await gone;
  }
  expect(acknowledged).toBeGreaterThan(3);
  start(env);
  await answers(url);
  const { call, id } = await applicant(url, env['HABILIS_DATA'] ?? '');
  expect((await call(demandeAdministrative.get, { params: { id } })).version).toBeGreaterThanOrEqual(acknowledged);
}, 180_000);
