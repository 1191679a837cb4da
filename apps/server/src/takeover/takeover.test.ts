import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CLOSED_SESSION } from '../areas/certificats/test/CLOSED_SESSION.ts';
import { addToCast } from '../test/cast/addToCast.ts';
import { HABILITATIONS } from '../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../test/startPeopledServer.ts';
import { startTestServer, type TestServer } from '../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../test/TEST_TODAY.ts';
import { FILE_NAMES, type FileName, fileOf } from './FILES.ts';
import { findingText } from './Finding.ts';
import { FolderChanged, judgeTakeover, type Takeover, writeTakeover } from './takeOver.ts';
import { writeFolder } from './writeFolder.ts';

let source: TestServer;
let written: Readonly<Record<FileName, string>>;
const folders: string[] = [];
const servers: TestServer[] = [];
const now = () => new Date(`${TODAY}T10:00:00Z`);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'habilis-reprise-'));
  folders.push(folder);
  return folder;
}

async function readFolder(folder: string) {
  const texts = await Promise.all(
    FILE_NAMES.map(async (file) => [file, await readFile(join(folder, fileOf(file)), 'utf8')] as const),
  );
  return Object.fromEntries(texts) as Record<FileName, string>;
}

/** A folder of what the first server holds, with some of its files changed. */
async function folderOf(changed: Partial<Record<FileName, (text: string) => string>> = {}): Promise<string> {
  const folder = await newFolder();
  for (const file of FILE_NAMES)
    await writeFile(join(folder, fileOf(file)), changed[file]?.(written[file]) ?? written[file]);
  return folder;
}

async function emptyServer(): Promise<TestServer> {
  const server = await startTestServer({ now });
  servers.push(server);
  return server;
}

const takeoverOf = (
  server: TestServer,
  folder: string,
  told: string[] = [],
  more: Partial<Takeover> = {},
): Takeover => ({
  db: server.services.connection.db,
  folder,
  today: TODAY,
  now,
  tell: (finding) => told.push(findingText(finding)),
  ...more,
});

beforeAll(async () => {
  source = await startPeopledServer();
  await addToCast(source, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  const folder = await newFolder();
  await writeFolder(source.services.connection.db, folder);
  written = await readFolder(folder);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  await source.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

test('[C1149] what one installation writes out, an empty one takes over without a difference, and once', async () => {
  const server = await emptyServer();
  const folder = await folderOf();
  const told: string[] = [];
  await judgeTakeover(takeoverOf(server, folder, told));
  expect(told.filter((text) => text.startsWith('Faute'))).toEqual([]);
  await writeTakeover(takeoverOf(server, folder, [], { sliceSize: 3 }));
  const again = await newFolder();
  await writeFolder(server.services.connection.db, again);
  expect(await readFolder(again)).toEqual(written);
  const counts = await writeTakeover(takeoverOf(server, folder));
  expect([...counts.values()].map(({ ecrites, rattachees }) => ecrites + rattachees)).toEqual(FILE_NAMES.map(() => 0));
});

const lineOf = (file: FileName, line: number, values: Readonly<Record<string, string>>) => (text: string) => {
  const lines = text.split('\n');
  const names = lines[0]?.split(';') ?? [];
  const cells = (lines[line - 1] ?? '').split(';');
  lines[line - 1] = names.map((name, index) => values[name] ?? cells[index] ?? '').join(';');
  return lines.join('\n');
};

test('[C1141] every fault is told by its file, its line and its column, with what to do, and nothing is written', async () => {
  const server = await emptyServer();
  const folder = await folderOf({
    entites: lineOf('entites', 2, { siret: '1023145400017', code_postal: '1200' }),
    stagiaires: lineOf('stagiaires', 3, { identifiant: 'ZZZ', nom: 'Lef\uFFFDvre', date_naissance: '30/12/1899' }),
    certificats: lineOf('certificats', 2, { date_obtention: '1899-12-30', date_fin: '31/02/2025', mode: 'initiale' }),
    certificats_formateurs: (text) => text.replace('date_fin', 'fin'),
    personnes: (text) => `${text}${text.split('\n')[1]?.replace(/^([^;]*);[^;]*/, '$1;Autre') ?? ''}\n`,
  });
  const told: string[] = [];
  await judgeTakeover(takeoverOf(server, folder, told));
  const faults = told.filter((text) => text.startsWith('Faute'));
  const expected = [
    /^Faute · entites\.csv, ligne 2, colonne siret : « 1023145400017 » n’a que 13 chiffres\. Un tableur a sans doute ôté le zéro du début : remettez-le\.$/,
    /^Faute · entites\.csv, ligne 2, colonne code_postal : « 1200 » n’a que quatre chiffres\. .* écrivez 01200\.$/,
    /^Faute · personnes\.csv, ligne \d+, colonne identifiant : « .* » désigne déjà la ligne 2\. Si les deux lignes disent la même chose/,
    /^Faute · personnes\.csv, ligne \d+, colonne courriel : .* est déjà à la ligne 2\./,
    /^Faute · stagiaires\.csv, ligne 3, colonne nom : .* contient des lettres perdues\. Exportez à nouveau/,
    /^Faute · stagiaires\.csv, ligne 3, colonne date_naissance : « 30\/12\/1899 » est le jour zéro d’un tableur/,
    /^Faute · certificats_formateurs\.csv, ligne 1, colonne fin : cette colonne n’est pas connue/,
    /^Faute · certificats\.csv, ligne 2, colonne mode : « initiale » n’est pas une valeur de cette colonne\. Écrivez l’une de celles-ci : INI, MAC\.$/,
    /^Faute · certificats\.csv, ligne 2, colonne date_obtention : « 1899-12-30 » est le jour zéro d’un tableur/,
    /^Faute · certificats\.csv, ligne 2, colonne date_fin : « 31\/02\/2025 » n’est pas une date\. Écrivez-la AAAA-MM-JJ/,
    /^Faute · certificats\.csv, ligne 3, colonne stagiaire : « .* » n’est ni dans stagiaires\.csv ni dans une reprise précédente\./,
  ];
  expect(faults).toEqual(expected.map((text) => expect.stringMatching(text)));
  expect(await server.services.connection.db.selectFrom('reprise').selectAll().execute()).toEqual([]);
});

test('[C1142] who may be one person, and what may be one certificat, are proposed and not refused', async () => {
  const server = await emptyServer();
  const twice = (text: string, change: (line: string) => string) => `${text}${change(text.split('\n')[1] ?? '')}\n`;
  const folder = await folderOf({
    stagiaires: (text) => twice(text, (line) => line.replace(/^[^;]*/, 'FOR40001')),
    certificats: (text) => twice(text, (line) => line.replace(/^[^;]*/, 'AUTRE')),
  });
  const before: string[] = [];
  await judgeTakeover(takeoverOf(server, await folderOf(), before));
  const told: string[] = [];
  await judgeTakeover(takeoverOf(server, folder, told));
  expect(told.filter((text) => !before.includes(text))).toEqual([
    expect.stringMatching(
      /^À voir · stagiaires\.csv, ligne \d+, colonne identifiant : la personne de la ligne \d+ de personnes\.csv a le même identifiant\. /,
    ),
    expect.stringMatching(
      /^À voir · stagiaires\.csv, ligne \d+, colonne nom : même nom et même naissance, quand elle est dite, qu’à la ligne 2\. /,
    ),
    expect.stringMatching(
      /^À voir · certificats\.csv, ligne \d+, colonne stagiaire : même titulaire, même habilitation et même jour qu’à la ligne 2\. /,
    ),
    expect.stringMatching(/^À voir · certificats\.csv, ligne \d+, colonne numero : même numéro qu’à la ligne 2\. /),
  ]);
});

test('[C1145] a file that changes between its judgement and its writing stops the takeover with its fault', async () => {
  const server = await emptyServer();
  const folder = await folderOf();
  await judgeTakeover(takeoverOf(server, folder));
  await writeFile(join(folder, 'stagiaires.csv'), written.stagiaires.replace(';', ';;'));
  await expect(writeTakeover(takeoverOf(server, folder))).rejects.toThrow(FolderChanged);
  const stagiaires = await server.services.connection.db.selectFrom('stagiaire').selectAll().execute();
  expect(stagiaires).toEqual([]);
});

test('[C1145] killed in its middle and run again, it gives the rows of one that was not', async () => {
  const server = await emptyServer();
  const folder = await folderOf();
  for (const most of [2, 5, 11, 17]) {
    let slices = 0;
    const onSlice = () => {
      slices++;
      if (slices === most) throw new Error('tuée');
    };
    await expect(writeTakeover(takeoverOf(server, folder, [], { sliceSize: 4, onSlice }))).rejects.toThrow('tuée');
  }
  await writeTakeover(takeoverOf(server, folder, [], { sliceSize: 4 }));
  const again = await newFolder();
  await writeFolder(server.services.connection.db, again);
  expect(await readFolder(again)).toEqual(written);
  const entries = await server.services.connection.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'reprise')
    .execute();
  const rows = entries.reduce((total, { detail }) => total + Number(detail['ecrites']), 0);
  const lines = FILE_NAMES.reduce((total, file) => total + written[file].trimEnd().split('\n').length - 1, 0);
  expect(rows).toBe(lines);
});

test('[C1141] columns without a name that hold nothing are left out, as a spreadsheet writes them; a cell that no column names is a fault', async () => {
  const server = await emptyServer();
  const wide = (text: string) => `\uFEFF${text.trimEnd().replaceAll('\n', ';;\r\n')};;\r\n;;;;\r\n`;
  const told: string[] = [];
  await judgeTakeover(takeoverOf(server, await folderOf({ stagiaires: wide, certificats: wide }), told));
  expect(told.filter((text) => text.startsWith('Faute'))).toEqual([]);
  const stray = (text: string) => text.replace('\n', ';\n').replace(/^([^\n]*\n[^\n]*)/, '$1;perdu');
  await judgeTakeover(takeoverOf(server, await folderOf({ stagiaires: stray }), told));
  expect(told.filter((text) => text.startsWith('Faute'))).toEqual([
    expect.stringMatching(/^Faute · stagiaires\.csv, ligne 2 : une cellule est remplie sous un en-tête vide/),
    ...told.filter((text) => text.startsWith('Faute · certificats.csv')),
  ]);
});

test('[C1141] a file that cannot be read, or is not there, is one fault and not one for each row that names it', async () => {
  // A judgement writes nothing.
  const empty = await emptyServer();
  const faultsOf = async (folder: string) => {
    const told: string[] = [];
    await judgeTakeover(takeoverOf(empty, folder, told));
    return told.filter((text) => text.startsWith('Faute'));
  };
  const latin = await folderOf();
  await writeFile(
    join(latin, 'stagiaires.csv'),
    Buffer.from('identifiant;nom;prenom\nS1;Durand;Anne\nS2;Lef\xe8vre;Zo\xe9\n', 'latin1'),
  );
  expect(await faultsOf(latin)).toEqual([
    expect.stringMatching(/^Faute · stagiaires\.csv, ligne 3 : le fichier n’est pas en UTF-8 à partir d’ici\./),
  ]);
  const utf16 = await folderOf();
  await writeFile(join(utf16, 'stagiaires.csv'), Buffer.from('\uFEFFidentifiant;nom\nS1;Durand\n', 'utf16le'));
  expect(await faultsOf(utf16)).toEqual([expect.stringMatching(/^Faute · stagiaires\.csv, ligne 1 : .* UTF-8/)]);
  expect(await faultsOf(await folderOf({ stagiaires: (text) => text.replace('prenom', 'prénom') }))).toEqual([
    expect.stringMatching(/^Faute · stagiaires\.csv, ligne 1, colonne prénom : cette colonne n’est pas connue/),
    expect.stringMatching(/^Faute · stagiaires\.csv, ligne 1, colonne prenom : cette colonne manque/),
  ]);
  const without = await folderOf();
  await rm(join(without, 'stagiaires.csv'));
  expect(await faultsOf(without)).toEqual([
    expect.stringMatching(
      /colonne stagiaire : « .* » n’est pas d’une .*, et stagiaires\.csv n’est pas dans le dossier\./,
    ),
  ]);
});

test('[C1142] what no screen would let pass unseen is told: an administrator, days that a niveau here has, a taken identifier, an account of another name, no caisse', async () => {
  const folder = await folderOf({
    habilitations: (text) =>
      text.replaceAll(/^([^;]*);([^;]*)/gmu, (row) => (row.startsWith('identifiant') ? row : `${row}-ancien`)),
    personnes: (text) => text.replaceAll(/;([^;\n]*@)/gu, ';ancien.$1'),
    entites: lineOf('entites', 2, { siret: '', regime: '', caisse: '', code_postal: '' }),
    stagiaires: lineOf('stagiaires', 2, { personne: 'FOR40001' }),
  });
  const told: string[] = [];
  await judgeTakeover(takeoverOf(source, folder, told));
  const isTold = (place: RegExp) => told.some((text) => place.test(text));
  expect({
    adm: isTold(/^À voir · roles\.csv, ligne \d+, colonne type : ce rôle administre Habilis\./),
    jours: isTold(/^À voir · habilitations\.csv, ligne \d+, colonne date_debut : .* dans Habilis, sous le numéro /),
    identifiant: isTold(/^À voir · personnes\.csv, ligne \d+, colonne identifiant : quelqu’un porte déjà FOR40001 /),
    nom: isTold(/^À voir · stagiaires\.csv, ligne 2, colonne personne : cette personne porte un autre nom\./),
    caisse: isTold(
      /^À voir · entites\.csv, ligne 2, colonne caisse : sans caisse, régime et ville, c’est l’organisme national /,
    ),
  }).toEqual({ adm: true, jours: true, identifiant: true, nom: true, caisse: true });
});
