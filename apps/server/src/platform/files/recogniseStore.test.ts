import { cp, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { file } from '@habilis/api/file/endpoints';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../test/actAs.ts';
import { pdfOf } from '../../test/pdfOf.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { writeBody } from '../../test/writeBody.ts';
import { ConfigurationError } from '../../environment.ts';
import { startS3Server } from '../../test/startS3Server.ts';
import { theirs } from '../../test/processes.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { openFileStore } from './openFileStore.ts';
import { recogniseStore } from './recogniseStore.ts';
import { placeOf } from './sweepFolder.ts';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startPeopledServer();
  folder = await mkdtemp(join(tmpdir(), 'habilis-autre-'));
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const readiness = async () => {
  const answer = await fetch(`${server.url}/api/ready`);
  return [answer.status, await answer.json()];
};

/** What a second process on the same database reports at start, with the given data folder. */
async function secondStart(dataFolder: string) {
  const told: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void told.push((JSON.parse(line) as { msg: string }).msg) });
  const store = await openFileStore({ ...server.services.config, dataFolder }, log);
  const isOurs = await recogniseStore(server.services.connection.db, store, log);
  return { told, isOurs };
}

test('a process whose files lie in a folder of its own is told so at its start, and is not ready', async () => {
  expect(await readiness()).toEqual([200, { ok: true, base: true, fichiers: true, depot: true, manquants: 0 }]);
  const { told, isOurs } = await secondStart(folder);
  expect(told.at(-1)).toMatch(/dans un autre dépôt que celui de ce processus.*même service S3/);
  expect(await isOurs()).toBe(false);
  // The first process still works.
  expect(await readiness()).toMatchObject([200, { ok: true, depot: true }]);
  await server.services.connection.db.updateTable('depot_fichiers').set({ identite: 'un autre' }).execute();
  expect(await readiness()).toEqual([503, { ok: false, base: true, fichiers: true, depot: false, manquants: 0 }]);
});

test('a store to which the files were moved takes the place of the first one', async () => {
  const { dataFolder } = server.services.config;
  await cp(join(dataFolder, 'fichiers'), join(folder, 'fichiers'), { recursive: true });
  await rm(join(folder, 'fichiers', 'identite'));
  const { told, isOurs } = await secondStart(folder);
  expect(told).toEqual([expect.stringContaining('ont changé de dépôt')]);
  expect(await isOurs()).toBe(true);
});

test('the bucket of another platform is refused at start, with nothing left of it; the platform’s own is taken again', async () => {
  const s3 = await startS3Server();
  const { db } = server.services.connection;
  const log = pino({ level: 'silent' });
  const store = await openFileStore({ ...server.services.config, s3: s3.config }, log);
  const start = () => recogniseStore(db, store, log);
  const { identite } = await db.selectFrom('depot_fichiers').select('identite').executeTakeFirstOrThrow();
  await store.identity('une autre plateforme');
  await expect(start()).rejects.toThrow(ConfigurationError);
  await expect(start()).rejects.toThrow(/S3_BUCKET n’est pas le compartiment de cette base/);
  expect(await db.selectFrom('depot_fichiers').select('identite').execute()).toEqual([{ identite }]);
  // So it is for a base that has no store yet.
  await db.deleteFrom('depot_fichiers').execute();
  await expect(start()).rejects.toThrow(/S3_BUCKET n’est pas le compartiment de cette base/);
  expect(await db.selectFrom('depot_fichiers').select('identite').execute()).toEqual([]);
  // With the database of that platform it starts.
  await db.insertInto('depot_fichiers').values({ identite: 'une autre plateforme' }).execute();
  expect(await (await start())()).toBe(true);
  await s3.close();
});

test('a file whose content is missing is told by a sentence, by the log and by the readiness, until it is back', async () => {
  const demandeur = await actAs(server, 'MPA10013');
  const fileUploads = [{ champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 }];
  const { fileUploads: kept } = await demandeur(da.update, {
    body: writeBody(await theirs(demandeur), { fileUploads }),
    files: [new File([pdfOf('piece')], 'piece.pdf')],
  });
  const id = kept[0]?.id ?? 0;
  const { db } = server.services.connection;
  const row = await db.selectFrom('fichier').select('sha256').where('id', '=', id).executeTakeFirstOrThrow();
  const place = placeOf(join(server.services.config.dataFolder, 'fichiers'), row.sha256);
  const download = () => demandeur(file.download, { params: { id } });
  const { blob } = await download();
  await unlink(place);
  expect(await refusal(download())).toMatchObject({ status: 503, title: 'fichier.contenu-manquant' });
  expect(await readiness()).toMatchObject([200, { ok: true, manquants: 1 }]);
  expect((await secondStart(server.services.config.dataFolder)).told.at(-1)).toMatch(
    /Des \d+ derniers fichiers, \d+ manque/,
  );
  await writeFile(place, Buffer.from(await blob.arrayBuffer()));
  await download();
  expect(await readiness()).toMatchObject([200, { ok: true, manquants: 0 }]);
});
