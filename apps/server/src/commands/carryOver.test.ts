import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { EMBEDDED_MAJOR, majorOf } from '../database/embeddedFolder.ts';
import { sqlOfFolder } from '../database/embeddedSql.ts';
import { FORMER_MAJORS } from '../database/formerMajors.ts';
import { prepareInstallations, run, STACK, start } from './test/prepareInstallations.ts';
import { withDatabase } from './runCommand.ts';

const { installation, placeFor } = prepareInstallations();

const FORMER = Math.max(...FORMER_MAJORS.keys());

/** Writes a folder's database again in the format of the former major. */
async function makeFormer(base: string): Promise<void> {
  const text = await sqlOfFolder(base, EMBEDDED_MAJOR);
  await rm(base, { recursive: true });
  const database = await FORMER_MAJORS.get(FORMER)?.open(base);
  await database?.exec(text);
  await database?.close();
}

const demandesOf = (env: NodeJS.ProcessEnv) =>
  withDatabase(readConfig(env), ({ db }) =>
    db.selectFrom('demande_administrative').selectAll().orderBy('id').execute(),
  );

test('data of a former major are told at the start with their remedy, carried over whole, and the former folder is kept', async () => {
  const env = await installation('ancienne');
  const base = placeFor('ancienne', 'base');
  const before = await demandesOf(env);
  await makeFormer(base);
  expect(majorOf(base)).toBe(FORMER);
  await expect(start(env)).rejects.toThrow(`format de PostgreSQL ${FORMER}`);
  await expect(start(env)).rejects.toThrow('npm run data -- carry-over');

  const carried = await run('carryOver', env);
  expect(carried).toMatchObject({ code: 0, output: expect.stringContaining('lignes reprises') });
  expect(majorOf(base)).toBe(EMBEDDED_MAJOR);
  expect(majorOf(`${base}-${FORMER}`)).toBe(FORMER);
  expect(await demandesOf(env)).toEqual(before);
  expect(await run('verifyAudit', env)).toMatchObject({ code: 0 });
  const server = await start(env);
  await server.close();
  expect(await run('carryOver', env)).toMatchObject({ code: 1, output: expect.stringContaining('déjà au format') });
});

test('a carry-over killed between its two renames starts no empty database, and is finished by the same command', async () => {
  const env = await installation('ancienne');
  const base = placeFor('ancienne', 'base');
  const before = await demandesOf(env);
  await rename(base, `${base}-reprise`);
  await expect(start(env)).rejects.toThrow('npm run data -- carry-over');
  expect(existsSync(base)).toBe(false);
  expect(await run('carryOver', env)).toMatchObject({ code: 0 });
  expect(await demandesOf(env)).toEqual(before);
});

test.each([
  ['newer', `${EMBEDDED_MAJOR + 1}\n`, 'version plus récente de Habilis'],
  ['older than all known', '9.6\n', 'faites-y une sauvegarde'],
  ['cut', '', 'n’est pas une base entière'],
])('a folder whose format is %s is told in a sentence, and nothing of it changes', async (_, content, told) => {
  const env = await installation('autre');
  const base = placeFor('autre', 'base');
  await writeFile(join(base, 'PG_VERSION'), content);
  for (const command of ['verifyAudit', 'backup']) {
    const { code, output } = await run(command, env, placeFor('sauvegarde'));
    expect(output).toContain(told);
    expect(output).not.toMatch(STACK);
    expect(code).toBe(1);
    await rm(placeFor('sauvegarde'), { recursive: true, force: true });
  }
  await writeFile(join(base, 'PG_VERSION'), `${EMBEDDED_MAJOR}\n`);
  expect((await demandesOf(env)).length).toBeGreaterThan(0);
});

test('a backup outlives the format of its folder: its plain SQL is restored, and a newer or cut one is refused before anything is touched', async () => {
  const env = await installation('avant');
  const before = await demandesOf(env);
  const backup = placeFor('sauvegarde');
  expect(await run('backup', env, backup)).toMatchObject({ code: 0 });

  const elsewhere = await installation('apres', { isFilled: false });
  const version = join(backup, 'base', 'PG_VERSION');
  for (const [content, told] of [
    [`${EMBEDDED_MAJOR + 1}\n`, 'Mettez Habilis à jour'],
    [`${FORMER}\n`, ''],
  ] as const) {
    await writeFile(version, content);
    const { code, output } = await run('restore', elsewhere, backup);
    expect(output).toContain(told);
    expect(code).toBe(told === '' ? 0 : 1);
    expect(existsSync(placeFor('apres', 'restauration-en-cours.json'))).toBe(false);
    if (told !== '') expect(existsSync(placeFor('apres', 'base'))).toBe(false);
  }
  expect(await demandesOf(elsewhere)).toEqual(before);

  await rm(join(backup, 'base.sql'));
  const third = await installation('encore', { isFilled: false });
  const refused = await run('restore', third, backup);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('rien n’a été touché') });
  expect(existsSync(placeFor('encore', 'base'))).toBe(false);
  expect(await run('verifyAudit', third)).not.toMatchObject({ output: expect.stringContaining('restauration') });
});

test('the major of the embedded database is the one that is said', async () => {
  const env = await installation('dite');
  await demandesOf(env);
  expect(majorOf(placeFor('dite', 'base'))).toBe(EMBEDDED_MAJOR);
});
