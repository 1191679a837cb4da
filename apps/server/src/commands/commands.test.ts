import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { withDatabase } from './runCommand.ts';
import { contentOf } from './test/contentOf.ts';
import { signIn } from './test/signIn.ts';
import { pathOf, run, STACK, start, prepareInstallations } from './test/prepareInstallations.ts';

const { installation, placeFor } = prepareInstallations();

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
