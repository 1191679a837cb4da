import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { withDatabase } from './runCommand.ts';
import { pathOf, prepareInstallations, run, start } from './test/prepareInstallations.ts';

const { installation, placeFor } = prepareInstallations();
/** More than two slices. */
const STAGIAIRES = 12_000;

async function folderOf(lines: readonly string[]): Promise<string> {
  const folder = placeFor('registre');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'stagiaires.csv'), `identifiant;nom;prenom;date_naissance\n${lines.join('\n')}\n`);
  return folder;
}

const lineOf = (rank: number): string =>
  `S${rank};Nom${'abcdefghij'[rank % 10] ?? ''};Prénom;${1950 + (rank % 50)}-01-${10 + (rank % 18)}`;

const countsIn = (env: NodeJS.ProcessEnv) =>
  withDatabase(readConfig(env), async ({ db }) => {
    const count = async (table: 'stagiaire' | 'reprise') =>
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
      ).total;
    return [await count('stagiaire'), await count('reprise')];
  });

/** Runs the verb and kills it once it says a word; gives what it said. */
async function killedAt(word: string, env: NodeJS.ProcessEnv, folder: string): Promise<string> {
  const child = spawn('node', [pathOf('takeover'), folder], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(word)) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('exit', resolve));
  return output;
}

test('[C1145] killed in its middle the command is run again, and gives each row once; run once more it writes nothing', async () => {
  const env = await installation('vide', { isFilled: false });
  await (await start(env)).close();
  const folder = await folderOf(Array.from({ length: STAGIAIRES }, (_, rank) => lineOf(rank)));
  expect(await run('takeover', env, folder, '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Rien n’empêche la reprise. Rien n’a été écrit.'),
  });
  expect(await countsIn(env)).toEqual([0, 0]);
  const said = await killedAt('stagiaires.csv : 5000 lignes.', env, folder);
  expect(said).not.toContain('La reprise est finie');
  const [half] = await countsIn(env);
  expect(half).toBeGreaterThanOrEqual(5000);
  expect(half).toBeLessThan(STAGIAIRES);
  expect(await run('takeover', env, folder)).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      `stagiaires.csv : ${STAGIAIRES - (half ?? 0)} écrites, 0 rattachées à ce qui était là, ${half} déjà reprises.`,
    ),
  });
  expect(await countsIn(env)).toEqual([STAGIAIRES, STAGIAIRES]);
  expect(await run('takeover', env, folder)).toMatchObject({ code: 0, output: expect.stringContaining('0 écrites') });
  expect(await countsIn(env)).toEqual([STAGIAIRES, STAGIAIRES]);
});

test('[C1141] with a fault, a strange file or no folder the command says so, writes nothing and fails', async () => {
  const env = await installation('vide', { isFilled: false });
  await (await start(env)).close();
  const folder = await folderOf([lineOf(1), 'S2;Dupont;Anne;31/12/1899', 'S1;Autre;Personne;1980-01-01']);
  const { code, output } = await run('takeover', env, folder);
  expect(code).toBe(1);
  expect(output).toContain(
    'Faute · stagiaires.csv, ligne 3, colonne date_naissance : « 31/12/1899 » est le jour zéro d’un tableur',
  );
  expect(output).toContain('Faute · stagiaires.csv, ligne 4, colonne identifiant : « S1 » désigne déjà la ligne 2.');
  expect(output).toContain('Rien n’a été écrit.');
  expect(await countsIn(env)).toEqual([0, 0]);
  await writeFile(
    join(folder, 'stagiaires.csv'),
    Buffer.from('identifiant;nom;prenom\nS1;Lef\xe8vre;Zo\xe9\n', 'latin1'),
  );
  expect(await run('takeover', env, folder, '--dry-run')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /Faute · stagiaires\.csv, ligne \d, colonne|Faute · stagiaires\.csv, ligne \d : le fichier n’est pas en UTF-8/,
    ),
  });
  await writeFile(join(folder, 'clients.csv'), 'x\n');
  expect(await run('takeover', env, folder)).toMatchObject({ code: 1, output: expect.stringContaining('clients.csv') });
  expect(await run('takeover', env, placeFor('nulle-part'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('n’existe pas'),
  });
  expect(await run('takeover', env)).toMatchObject({ code: 1, output: expect.stringContaining('Dites le dossier') });
});
