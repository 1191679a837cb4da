import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { makeInstallation } from '../test/makeInstallation.ts';
import { startS3Server } from '../test/startS3Server.ts';
import { send } from '../test/startTestServer.ts';
import { TEST_PASSWORD } from '../test/testPassword.ts';
import { withDatabase } from './runCommand.ts';

/** PostgreSQL's programs, in Debian's folder for a version at least as new as the server. */
const BIN = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';

/** A stack trace, where a sentence is expected. */
const STACK = /^\s+at /m;

let folder = '';
const cleanups: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-commandes-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** The environment of a separate installation in this test's folder, filled or empty. */
async function installation(name: string, { isFilled = true } = {}): Promise<NodeJS.ProcessEnv> {
  const { env, drop } = await makeInstallation(join(folder, name), { isFilled });
  cleanups.push(drop);
  return { ...env, PORT: '0', PATH: `${BIN}:${process.env['PATH']}` };
}

const start = (env: NodeJS.ProcessEnv): Promise<RunningServer> => startServer(readConfig(env), { logLevel: 'silent' });

type Outcome = { readonly code: number | null; readonly output: string };

const run = (command: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> =>
  runWith('', command, env, ...args);

async function runWith(input: string, command: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Outcome> {
  const path = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  const child = spawn('node', [path, ...args], { env: { ...process.env, ...env } });
  // A command without questions may end before reading its input.
  child.stdin.on('error', () => undefined).end(input);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}

async function signIn({ url }: RunningServer): Promise<number> {
  return (await send(url, 'POST', '/authenticate', { body: { username: 'MPA10013', password: TEST_PASSWORD } })).status;
}

const emailOf = (env: NodeJS.ProcessEnv, habilisId: string) =>
  withDatabase(readConfig(env), async ({ db }) => {
    const person = db.selectFrom('personne').select('email').where('habilis_id', '=', habilisId);
    return (await person.executeTakeFirst())?.email;
  });

/** An installation's content, for comparison. */
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

  const elsewhere = await installation('apres', { isFilled: false });
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
  const backup = join(folder, 'sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const names = await readdir(join(backup, 'fichiers'), { recursive: true });
  const one = join(backup, 'fichiers', names.find((name) => /[0-9a-f]{64}$/.test(name)) ?? '');
  await writeFile(one, Buffer.concat([await readFile(one), Buffer.from('!')]));
  const elsewhere = await installation('apres', { isFilled: false });
  expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 1, output: expect.stringContaining('abîmé') });
  await rm(join(backup, 'sauvegarde.json'));
  const partial = await run('restore', elsewhere, backup);
  expect(partial).toMatchObject({ code: 1, output: expect.stringContaining('pas une sauvegarde entière') });
}, 120_000);

test('a backup finishes without what is damaged or missing, names it and fails; a restore goes on without it when told to', async () => {
  const env = await installation('avant');
  const [damaged, missing] = await withDatabase(readConfig(env), ({ db }) =>
    db.selectFrom('fichier').select(['sha256', 'user_filename']).distinctOn('sha256').limit(2).execute(),
  );
  const store = join(folder, 'avant', 'fichiers');
  await writeFile(placeOf(store, damaged?.sha256 ?? ''), 'autre chose');
  await rm(placeOf(store, missing?.sha256 ?? ''));
  const backup = join(folder, 'sauvegarde');
  const saved = await run('backup', env, backup);
  expect(saved.code).toBe(1);
  for (const lost of [damaged, missing]) {
    expect(saved.output).toContain(`${lost?.user_filename} »`);
    expect(saved.output).toContain(lost?.sha256);
  }
  const elsewhere = await installation('apres', { isFilled: false });
  const refused = await run('restore', elsewhere, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Rien n’a été remis en place') });
  const restored = await run('restore', elsewhere, backup, '--without-damaged');
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('remise en place') });
  for (const { output } of [refused, restored]) expect(output).toContain(`${missing?.user_filename} »`);
  expect((await contentOf(elsewhere)).fichiers).toEqual((await contentOf(env)).fichiers);
}, 180_000);

test('a restore that was killed is told at the next start, and can be run again', async () => {
  const env = await installation('avant');
  const backup = join(folder, 'sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const elsewhere = await installation('apres', { isFilled: false });
  const mark = join(folder, 'apres', 'restauration-en-cours.json');
  const path = fileURLToPath(new URL('restore.ts', import.meta.url));
  const child = spawn('node', [path, backup], { env: { ...process.env, ...elsewhere }, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(mark), { timeout: 30_000, interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  await gone;
  for (const verb of ['../main', 'verifyAudit']) {
    const told = await run(verb, elsewhere);
    expect(told).toMatchObject({ code: 1, output: expect.stringContaining(`npm run restore -- ${backup}`) });
    expect(told.output).not.toMatch(STACK);
  }
  expect(await run('restore', elsewhere, backup)).toMatchObject({
    code: 0,
    output: expect.stringContaining('reprend'),
  });
  expect(existsSync(mark)).toBe(false);
  expect(await contentOf(elsewhere)).toEqual(await contentOf(env));
}, 180_000);

test('a port that is taken, a backup that is not there and a manifest that is cut are told in a sentence', async () => {
  const env = await installation('vide', { isFilled: false });
  const taken = createServer().listen(0, '127.0.0.1');
  cleanups.push(async () => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const busy = await run('../main', { ...env, PORT: String(port) });
  const nowhere = await run('restore', env, join(folder, 'nulle-part'));
  await mkdir(join(folder, 'coupee'));
  await writeFile(join(folder, 'coupee', 'sauvegarde.json'), '{"version": "0.1.0", "fai');
  const cut = await run('restore', env, join(folder, 'coupee'));
  expect([busy, nowhere, cut]).toMatchObject([
    { code: 1, output: expect.stringContaining(`Le port ${port} est déjà pris`) },
    { code: 1, output: expect.stringContaining('n’existe pas : aucune sauvegarde n’est là.') },
    { code: 1, output: expect.stringContaining('est coupé ou illisible') },
  ]);
  for (const { output } of [busy, nowhere, cut]) expect(output).not.toMatch(STACK);
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

test('the verb that makes an administrator makes one who signs in, once and on record, and leaves every other account as it is', async () => {
  const PHRASE = 'girafe violette sous la pluie';
  const ada = ['Ada.Chef@Example.org', 'Ada', 'Chef'];
  const neverStarted = await installation('vide', { isFilled: false });
  expect(await runWith(PHRASE, 'createAdmin', neverStarted, ...ada)).toMatchObject({
    code: 1,
    output: expect.stringContaining('démarrez Habilis une première fois'),
  });
  const env = await installation('avant');
  const refused: [string, string[], string][] = [
    [PHRASE, ['Ada'], 'Dites l’adresse'],
    ['', ada, '12 caractères au moins'],
    ['motdepasse123', ada, 'se devine trop facilement'],
  ];
  for (const [password, args, told] of refused) {
    const outcome = await runWith(`${password}\n`, 'createAdmin', env, ...args);
    expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining(told) });
  }
  const made = await runWith(`${PHRASE}\r\nune autre ligne\n`, 'createAdmin', env, ...ada);
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^[A-Z]{3}\d{5} est administrateur\.\n$/) });
  const again = await runWith('une toute autre phrase secrète', 'createAdmin', env, ...ada);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('déjà administrateur') });
  const known = await runWith('', 'createAdmin', env, (await emailOf(env, 'INS50001')) ?? '', 'Autre', 'Nom');
  expect(known).toMatchObject({ code: 0, output: expect.stringContaining('INS50001 est administrateur, avec le mot') });

  const server = await start(env);
  const answer = await send(server.url, 'POST', '/authenticate', {
    body: { username: 'ada.chef@example.org', password: PHRASE },
  });
  expect(answer.status).toBe(200);
  const { db } = server.services.connection;
  const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'administrateur-cree').execute();
  expect(entries.map(({ detail }) => detail)).toEqual(
    ['nouveau', 'connu'].map((compte) => ({ compte, par: 'commande' })),
  );
  const signedIn = await send(server.url, 'POST', '/authenticate', {
    body: { username: 'INS50001', password: TEST_PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  await server.close();
}, 120_000);

test('a file that is still held for its service is in the backup', async () => {
  const s3 = await startS3Server();
  cleanups.push(s3.close);
  const env = { ...(await installation('avant', { isFilled: false })), ...s3.environment };
  await (await start(env)).close();
  const contenu = Buffer.from('pas encore remis');
  const sha256 = createHash('sha256').update(contenu).digest('hex');
  await withDatabase(readConfig(env), async ({ db }) => {
    await db.insertInto('fichier_attente').values({ sha256, contenu, depose_le: new Date() }).execute();
    await db
      .insertInto('fichier')
      .values({
        sha256,
        user_filename: 'a.pdf',
        taille: contenu.length,
        type_mime: 'application/pdf',
        depose_par: null,
      })
      .execute();
  });
  const backup = join(folder, 'sauvegarde');
  expect(await run('backup', env, backup)).toMatchObject({ code: 0 });
  expect(await s3.keys()).not.toContain(sha256);
  expect(await readFile(join(backup, 'fichiers', sha256.slice(0, 2), sha256))).toEqual(contenu);
}, 120_000);
