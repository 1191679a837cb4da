import type { Call } from '@habilis/api/client/createClient';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { setTimeout as sleep } from 'node:timers/promises';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../test/pdfOf.ts';
import { actAs, refusal } from '../../test/actAs.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { writeBody } from '../../test/writeBody.ts';
import { theirs } from '../../test/processes.ts';
import { startS3Server, type TestS3Server } from '../../test/startS3Server.ts';
import { startTcpProxy, type TestTcpProxy } from '../../test/startTcpProxy.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { sweepFiles } from './fileWorkers.ts';
import { openFileStore } from './openFileStore.ts';

const silent = pino({ level: 'silent' });

let s3: TestS3Server;
let way: TestTcpProxy;
let server: TestServer;
let demandeur: Call;
beforeAll(async () => {
  s3 = await startS3Server();
  way = await startTcpProxy(s3.config.endpoint);
  server = await startPeopledServer({
    pollSeconds: 0.5,
    environment: { ...s3.environment, S3_ENDPOINT: way.url },
  });
  // Avoids waiting for the back-off.
  await sql`update travaux.queue set retry_delay = 1, retry_backoff = false, retry_delay_max = null, retry_limit = 60`.execute(
    server.services.connection.db,
  );
  demandeur = await actAs(server, 'MPA10013');
});
afterEach(() => way.turn('open'));
afterAll(async () => {
  await server.close();
  await way.close();
  await s3.close();
});

const pdf = (title: string) => new File([pdfOf(title)], `${title}.pdf`);
async function upload(...titles: readonly string[]): Promise<DemandeAdministrative> {
  const stored = await theirs(demandeur);
  const kept = stored.fileUploads.map(({ id }) => ({ id }));
  const added = titles.map((title, partIndex) => ({ champ: 'autre', userFilename: `${title}.pdf`, partIndex }));
  return demandeur(da.update, {
    body: writeBody(stored, { fileUploads: [...kept, ...added] }),
    files: titles.map(pdf),
  });
}
/** The content of a document of the demande. */
async function download(title: string): Promise<Buffer> {
  const found = (await theirs(demandeur)).fileUploads.find(({ userFilename }) => userFilename === `${title}.pdf`);
  const { blob } = await demandeur(file.download, { params: { id: found?.id ?? 0 } });
  return Buffer.from(await blob.arrayBuffer());
}
const bytesOf = (title: string) => Buffer.from(pdfOf(title));
const held = () => server.services.connection.db.selectFrom('fichier_attente').select('sha256').execute();
const readiness = async () => {
  const answer = await fetch(`${server.url}/api/ready`);
  return [answer.status, await answer.json()];
};
/** The store of another process, on the same database and service. */
const elsewhere = (endpoint = way.url) => {
  const { config, connection, jobs } = server.services;
  const service = config.s3 === null ? null : { ...config.s3, endpoint };
  return openFileStore({ ...config, s3: service }, silent, { db: connection.db, jobs });
};

test('[E14] with the file service down documents are taken, read and submitted; they are handed over when it is back', async () => {
  await upload('avant');
  const before = await s3.keys();
  way.turn('hangs-up');
  const saved = await upload('pendant', 'aussi');
  expect(await held()).toHaveLength(2);
  expect(await download('pendant')).toEqual(bytesOf('pendant'));
  expect(await refusal(download('avant'))).toMatchObject({ status: 503, title: 'fichier.momentanement-illisible' });
  expect(await readiness()).toMatchObject([200, { ok: true, base: true, fichiers: false }]);

  const another = await elsewhere();
  const shas = await held();
  for (const { sha256 } of shas) {
    const chunks: Buffer[] = [];
    for await (const chunk of await another.read(sha256)) chunks.push(chunk as Buffer);
    expect([bytesOf('pendant'), bytesOf('aussi')]).toContainEqual(Buffer.concat(chunks));
  }

  const [first, second] = saved.fileUploads;
  const asked = [
    { champ: 'attestationUrssaf', userFilename: 'urssaf.pdf', partIndex: 0 },
    { champ: 'recepisseNda', userFilename: 'nda.pdf', partIndex: 1 },
  ];
  const fileUploads = [...[first, second, saved.fileUploads[2]].map((one) => ({ id: one?.id ?? 0 })), ...asked];
  const submitted = await demandeur(da.submit, {
    body: writeBody(saved, { fileUploads }),
    files: [pdf('urssaf'), pdf('nda')],
  });
  expect(submitted.currentWorkflowTask.currentTaskDefinitionKey).toBe('da_instruction');
  expect(await s3.keys()).toEqual(before);

  way.turn('open');
  await expect.poll(held, { interval: 100 }).toEqual([]);
  expect(await s3.keys()).toHaveLength(before.length + 4);
  for (const title of ['avant', 'pendant', 'aussi']) expect(await download(title)).toEqual(bytesOf(title));
  expect(await readiness()).toMatchObject([200, { ok: true, base: true, fichiers: true }]);
});

test('a service that was found down is not asked by every call', async () => {
  // A proxy that the server's own jobs do not use.
  const own = await startTcpProxy(s3.config.endpoint);
  own.turn('hangs-up');
  const store = await elsewhere(own.url);
  const put = async (text: string) => store.put(new Blob([text]).stream(), 1000);
  for (const text of ['un', 'deux', 'trois', 'quatre']) await put(text);
  // The proxy may count a connection after its caller gave up.
  await sleep(250);
  const askedFor = own.asked();
  expect(askedFor).toBeGreaterThan(0);
  for (const text of ['cinq', 'six', 'sept', 'huit']) await put(text);
  expect(own.asked()).toBe(askedFor);
  await own.close();
});

test('a sweep removes what is held, old and unnamed, and nothing that was uploaded again', async () => {
  const { db } = server.services.connection;
  const store = await elsewhere();
  way.turn('hangs-up');
  const put = async (text: string) => (await store.put(new Blob([text]).stream(), 1000)).sha256;
  await db.deleteFrom('fichier_attente').execute();
  const [orphan, named, again] = [await put('orpheline'), await put('nommée'), await put('revenue')];
  await db
    .updateTable('fichier_attente')
    .set({ depose_le: new Date(0) })
    .execute();
  await put('revenue');
  await db
    .insertInto('fichier')
    .values({ sha256: named, user_filename: 'nommee.pdf', taille: 7, type_mime: 'application/pdf', depose_par: null })
    .execute();
  await expect(sweepFiles(db, store, 60_000)).rejects.toBeInstanceOf(Error);
  expect((await held()).map(({ sha256 }) => sha256).toSorted()).toEqual([named, again].toSorted());
  expect(await store.has(orphan).catch(() => 'service absent')).toBe('service absent');
});

test('[V820] a held content that is thrown away goes unless it is wanted, and one that is told of meanwhile is held anew', async () => {
  const { db } = server.services.connection;
  const store = await elsewhere();
  way.turn('hangs-up');
  const put = async (text: string) => (await store.put(new Blob([text]).stream(), 1000)).sha256;
  await db.deleteFrom('fichier_attente').execute();
  const [lost, wanted, again] = [await put('perdue'), await put('voulue'), await put('revenue')];
  await store.discard(lost, async () => false);
  await store.discard(wanted, async () => true);
  let stored: Promise<string> | undefined;
  await store.discard(again, async () => {
    // Waits for the lock on the row being checked.
    stored ??= put('revenue');
    return false;
  });
  await stored;
  expect((await held()).map(({ sha256 }) => sha256).toSorted()).toEqual([wanted, again].toSorted());
});

test('a file that was handed over by a process that died before it said so is handed over again, once', async () => {
  const { db } = server.services.connection;
  const store = await elsewhere();
  await db.deleteFrom('fichier_attente').execute();
  const { sha256 } = await store.put(new Blob(['deux fois']).stream(), 1000);
  const keys = await s3.keys();
  await db
    .insertInto('fichier_attente')
    .values({ sha256, contenu: Buffer.from('deux fois'), depose_le: new Date() })
    .execute();
  await store.settle();
  expect([await held(), await s3.keys()]).toEqual([[], keys]);
});
