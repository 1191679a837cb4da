import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { placeOf } from '../platform/files/sweepFolder.ts';
import type { RunningServer } from '../startServer.ts';
import { send } from '../test/startTestServer.ts';
import { TEST_PASSWORD } from '../test/testPassword.ts';
import { withDatabase } from './runCommand.ts';
import { pathOf, run, STACK, start, prepareInstallations } from './test/prepareInstallations.ts';

const { installation, placeFor } = prepareInstallations();

async function signIn({ url }: RunningServer): Promise<number> {
  return (await send(url, 'POST', '/authenticate', { body: { username: 'MPA10013', password: TEST_PASSWORD } })).status;
}

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
  const saved = await run('backup', env, placeFor('sauvegarde'));
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining('Sauvegarde écrite dans') });
  const again = await run('backup', env, placeFor('sauvegarde'));
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('existe déjà') });

  const elsewhere = await installation('apres', { isFilled: false });
  const restored = await run('restore', elsewhere, placeFor('sauvegarde'));
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('remise en place') });
  expect(await contentOf(elsewhere)).toEqual(await contentOf(env));
  const [before, after] = await Promise.all(
    ['avant', 'apres'].map((name) => readdir(placeFor(name, 'fichiers'), { recursive: true })),
  );
  const addresses = (names: readonly string[] = []) => names.filter((name) => /[0-9a-f]{64}$/.test(name)).toSorted();
  expect(addresses(after)).toEqual(addresses(before));
  expect(addresses(after).length).toBeGreaterThan(0);

  const filled = await run('restore', elsewhere, placeFor('sauvegarde'));
  expect(filled).toMatchObject({ code: 1 });
  const second = await start(elsewhere);
  expect(await signIn(second)).toBe(200);
  await second.close();
  expect(await run('verifyAudit', elsewhere)).toMatchObject({ code: 0, output: expect.stringContaining('intact') });
});

/** What commands told a database of its backups. */
const toldBy = (env: NodeJS.ProcessEnv) =>
  withDatabase(readConfig(env), ({ db }) =>
    db.selectFrom('sauvegarde').select(['genre', 'nb_fichiers', 'nb_perdus', 'octets']).orderBy('id').execute(),
  );

test('[EX1088] a backup tells its database, a restore the one that it made; a drill is told by hand, once, to the database whose backup it was', async () => {
  const env = await installation('avant');
  const before = await start(env);
  expect(await signIn(before)).toBe(200);
  await before.close();
  const backup = placeFor('sauvegarde');
  expect(await run('tellDrill', env, backup)).toMatchObject({ code: 1, output: expect.stringContaining('n’est pas') });
  expect((await run('backup', env, backup)).code).toBe(0);
  const saved = { genre: 'SAUVEGARDE', nb_fichiers: expect.any(Number), nb_perdus: 0, octets: expect.any(Number) };
  expect(await toldBy(env)).toEqual([saved]);
  expect((await run('tellDrill', env, backup)).code).toBe(1);
  const elsewhere = await installation('apres', { isFilled: false });
  const restored = await run('restore', elsewhere, backup);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining(`tell-drill ${backup}`) });
  expect(await toldBy(elsewhere)).toEqual([{ ...saved, genre: 'RESTAURATION' }]);
  for (let times = 0; times < 2; times++) expect((await run('tellDrill', env, backup)).code).toBe(0);
  expect((await toldBy(env)).map(({ genre }) => genre)).toEqual(['SAUVEGARDE', 'EXERCICE']);
  const stranger = await installation('autre');
  const server = await start(stranger);
  expect(await signIn(server)).toBe(200);
  await server.close();
  const refused = await run('tellDrill', stranger, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('n’est pas celle de cette base') });
});

test('a damaged backup is refused before the database is touched', async () => {
  const env = await installation('avant');
  const backup = placeFor('sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const names = await readdir(join(backup, 'fichiers'), { recursive: true });
  const one = join(backup, 'fichiers', names.find((name) => /[0-9a-f]{64}$/.test(name)) ?? '');
  await writeFile(one, Buffer.concat([await readFile(one), Buffer.from('!')]));
  const elsewhere = await installation('apres', { isFilled: false });
  expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 1, output: expect.stringContaining('abîmé') });
  await rm(join(backup, 'sauvegarde.json'));
  const partial = await run('restore', elsewhere, backup);
  expect(partial).toMatchObject({ code: 1, output: expect.stringContaining('pas une sauvegarde entière') });
});

test('a backup finishes without what is damaged or missing, names it and fails; a restore goes on without it when told to', async () => {
  const env = await installation('avant');
  const [damaged, missing] = await withDatabase(readConfig(env), ({ db }) =>
    db.selectFrom('fichier').select(['sha256', 'user_filename']).distinctOn('sha256').limit(2).execute(),
  );
  const store = placeFor('avant', 'fichiers');
  await writeFile(placeOf(store, damaged?.sha256 ?? ''), 'autre chose');
  await rm(placeOf(store, missing?.sha256 ?? ''));
  const backup = placeFor('sauvegarde');
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
});

test('a restore that was killed is told at the next start, and can be run again', async () => {
  const env = await installation('avant');
  const backup = placeFor('sauvegarde');
  expect((await run('backup', env, backup)).code).toBe(0);
  const elsewhere = await installation('apres', { isFilled: false });
  const mark = placeFor('apres', 'restauration-en-cours.json');
  const path = pathOf('restore');
  const child = spawn('node', [path, backup], { env: { ...process.env, ...elsewhere }, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(mark), { interval: 5 }).toBe(true);
  child.kill('SIGKILL');
  await gone;
  for (const verb of ['../main', 'verifyAudit']) {
    const told = await run(verb, elsewhere);
    expect(told).toMatchObject({ code: 1, output: expect.stringContaining(`npm run data -- restore ${backup}`) });
    expect(told.output).not.toMatch(STACK);
  }
  expect(await run('restore', elsewhere, backup)).toMatchObject({
    code: 0,
    output: expect.stringContaining('reprend'),
  });
  expect(existsSync(mark)).toBe(false);
  expect(await contentOf(elsewhere)).toEqual(await contentOf(env));
});

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
});
