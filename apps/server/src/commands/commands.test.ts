import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { prepareDemonstration } from '../demo/prepareDemonstration.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { send } from '../test/startTestServer.ts';
import { withDatabase } from './runCommand.ts';

const PASSWORD = 'Un-mot-de-passe-de-test-1';
/** Programs of PostgreSQL, where Debian puts those that are no older than the server. */
const BIN = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';

let folder = '';
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-commandes-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

let databases = 0;
/** An installation of its own, in an empty folder and an empty database. */
async function installation(name: string): Promise<NodeJS.ProcessEnv> {
  const env = { HABILIS_DATA: join(folder, name), PORT: '0', PATH: `${BIN}:${process.env['PATH']}` };
  const database = inject('database');
  if (database.kind === 'pglite') return env;
  const target = `commandes_${process.pid}_${databases++}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${target}`);
  cleanups.push(async () => {
    await client.query(`drop database if exists ${target} with (force)`);
    await client.end();
  });
  const url = new URL(database.url);
  url.pathname = `/${target}`;
  return { ...env, DATABASE_URL: url.href };
}

const start = (env: NodeJS.ProcessEnv): Promise<RunningServer> =>
  startServer(readConfig(env), {
    logLevel: 'silent',
    prepare: async (services) => void (await prepareDemonstration(services, PASSWORD)),
  });

async function run(
  command: string,
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const path = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn('node', [path, ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

async function signIn({ url }: RunningServer): Promise<number> {
  return (await send(url, 'POST', '/authenticate', { body: { username: 'MPA10013', password: PASSWORD } })).status;
}

/** What an installation holds, to be compared. */
const contentOf = (env: NodeJS.ProcessEnv) =>
  withDatabase(readConfig(env), async ({ db }) => ({
    demandes: await db.selectFrom('demande_administrative').selectAll().orderBy('id').execute(),
    fichiers: await db.selectFrom('fichier').selectAll().orderBy('id').execute(),
    chaine: await db.selectFrom('audit_chaine').selectAll().orderBy('rang').execute(),
  }));

test('a backup that is restored elsewhere gives the same installation, its files and its trail included', async () => {
  const env = await installation('avant');
  const server = await start(env);
  expect(await signIn(server)).toBe(200);
  await server.close();
  const saved = await run('backup', env, join(folder, 'sauvegarde'));
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('Sauvegarde écrite dans') });
  const again = await run('backup', env, join(folder, 'sauvegarde'));
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('existe déjà') });

  const elsewhere = await installation('apres');
  const restored = await run('restore', elsewhere, join(folder, 'sauvegarde'));
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('remise en place') });
  expect(await contentOf(elsewhere)).toEqual(await contentOf(env));
  const [before, after] = await Promise.all(
    ['avant', 'apres'].map((name) => readdir(join(folder, name, 'fichiers'), { recursive: true })),
  );
  const addresses = (names: readonly string[] = []) => names.filter((name) => /[0-9a-f]{64}$/.test(name)).toSorted();
  expect(addresses(after)).toEqual(addresses(before));
  expect(addresses(after).length).toBeGreaterThan(0);

  const filled = await run('restore', elsewhere, join(folder, 'sauvegarde'));
  expect(filled).toMatchObject({ code: 1 });
  const second = await start(elsewhere);
  expect(await signIn(second)).toBe(200);
  await second.close();
  expect(await run('verifyAudit', elsewhere)).toMatchObject({ code: 0, output: expect.stringContaining('intact') });
}, 120_000);

test('a damaged backup is refused before the database is touched', async () => {
  const env = await installation('avant');
  await (await start(env)).close();
  const backup = join(folder, 'sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const names = await readdir(join(backup, 'fichiers'), { recursive: true });
  const one = join(backup, 'fichiers', names.find((name) => /[0-9a-f]{64}$/.test(name)) ?? '');
  await writeFile(one, Buffer.concat([await readFile(one), Buffer.from('!')]));
  const elsewhere = await installation('apres');
  expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 1, output: expect.stringContaining('abîmé') });
  await rm(join(backup, 'sauvegarde.json'));
  const partial = await run('restore', elsewhere, backup);
  expect(partial).toMatchObject({ code: 1, output: expect.stringContaining('pas une sauvegarde entière') });
}, 120_000);

test('the verb that verifies the trail passes on an intact one and fails on an altered one', async () => {
  const env = await installation('avant');
  const server = await start(env);
  await signIn(server);
  await server.close();
  const { code, output } = await run('verifyAudit', env);
  expect([code, output]).toEqual([0, expect.stringMatching(/Journal : \d+ entrées, intact\./)]);
  const head = /\d+:[0-9a-f]{64}/.exec(output)?.[0] ?? '';
  expect((await run('verifyAudit', env, head)).code).toBe(0);
  await withDatabase(readConfig(env), ({ db }) =>
    db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      await sql`update audit set action = 'autre chose' where id = 1`.execute(one);
    }),
  );
  const altered = await run('verifyAudit', env);
  expect(altered).toMatchObject({ code: 1, output: expect.stringContaining('l’entrée 1 a été modifiée ou déplacée') });
}, 120_000);
