import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import { pdfOf } from './test/pdfOf.ts';
import { actAs, refusal } from './test/actAs.ts';
import { startPeopledServer } from './test/startPeopledServer.ts';
import { writeBody } from './test/writeBody.ts';
import { databaseState } from './test/malformed/databaseState.ts';
import { fillDisk } from './test/fillDisk.ts';
import { answers, freshEnvironment, freshFolder, signIn, start, theirs } from './test/processes.ts';

const PRELOAD = fileURLToPath(new URL('test/fillDiskWhile.ts', import.meta.url));

let undo = () => {};
afterEach(() => undo());

/** A folder's disk that can be made full until the test ends. */
function diskOf(folder: string): { isFull: boolean } {
  const disk = { isFull: false };
  undo = fillDisk({ folder, isFull: () => disk.isFull, isJournalFull: false });
  return disk;
}

const upload = async (call: Call, size: number) => {
  const read = await theirs(call);
  const bytes = Buffer.concat([pdfOf('Pièce'), Buffer.alloc(size)]);
  const kept = read.fileUploads.map(({ id }) => ({ id }));
  const fileUploads = [...kept, { champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 }];
  return call(da.update, { body: writeBody(read, { fileUploads }), files: [new File([bytes], 'piece.pdf')] });
};

test('a document that finds no room is refused in clear, leaves nothing, and is taken once there is room', async () => {
  const server = await startPeopledServer();
  try {
    const { config, connection } = server.services;
    const demandeur = await actAs(server, 'MPA10013');
    const folder = join(config.dataFolder, 'fichiers');
    const filesNow = async () => (await readdir(folder, { recursive: true })).toSorted();
    const disk = diskOf(folder);
    const [files, rows] = [await filesNow(), await databaseState(connection.pool)];
    disk.isFull = true;
    for (const size of [0, 100_000, 9_000_000]) {
      expect(await refusal(upload(demandeur, size))).toEqual({ status: 503, title: 'stockage-plein' });
    }
    expect(await filesNow()).toEqual(files);
    expect(await databaseState(connection.pool)).toEqual(rows);
    // Calls that need no space still work.
    expect((await demandeur(session.account, {})).habilisId).toBe('MPA10013');
    disk.isFull = false;
    expect((await upload(demandeur, 9_000_000)).fileUploads.at(-1)).toMatchObject({ userFilename: 'piece.pdf' });
  } finally {
    await server.close();
  }
});

test('the embedded database refuses what has no room, keeps what it acknowledged, and goes on once there is room', async () => {
  const folder = await freshFolder();
  const disk = diskOf(folder);
  const connection = await connect({ kind: 'embedded', folder: join(folder, 'base') });
  const { db } = connection;
  const fill = (n: number) =>
    sql`insert into essai (texte) select repeat('x', 500) from generate_series(1, ${n}::int)`.execute(db);
  const count = async () => (await sql<{ n: number }>`select count(*) as n from essai`.execute(db)).rows[0]?.n;
  await sql`create table essai (id integer generated always as identity primary key, texte text not null)`.execute(db);
  await fill(100);
  disk.isFull = true;
  await expect(fill(5000)).rejects.toMatchObject({ code: '53100' });
  expect(await count()).toBe(100);
  disk.isFull = false;
  await fill(5000);
  expect(await count()).toBe(5100);
  await connection.close();
});

test('an embedded database that cannot write its journal ends the process in clear, and nothing acknowledged is lost', async () => {
  const flag = join(await freshFolder(), 'plein');
  const env = { ...(await freshEnvironment(6321)), NODE_OPTIONS: `--import ${PRELOAD}`, FULL_WHILE: flag };
  const url = 'http://localhost:6321';
  const first = start(env);
  await answers(url);
  const demandeur = await signIn(url, 'MPA10013');
  const acknowledged = await upload(demandeur, 1000);
  const body = writeBody(acknowledged, { raisonSociale: 'Sans place' });
  await writeFile(flag, '');
  expect(await refusal(demandeur(da.update, { body }))).toEqual({ status: 503, title: 'service-indisponible' });
  expect(await first.gone).toBe(1);
  expect(first.output()).toContain('la base embarquée s’est arrêtée');
  expect(first.output()).toContain('Rien de confirmé n’est perdu.');
  const second = start(env);
  expect(await second.gone).toBe(1);
  expect(second.output()).toContain('Il n’y a plus de place sur le disque');
  await rm(flag);
  start(env);
  await answers(url);
  expect(await theirs(await signIn(url, 'MPA10013'))).toEqual(acknowledged);
});
