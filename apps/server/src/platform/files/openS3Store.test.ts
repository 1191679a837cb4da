import { createHash } from 'node:crypto';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pdfOf } from '../../test/pdfOf.ts';
import { actAs } from '../../test/actAs.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { writeBody } from '../../test/writeBody.ts';
import { theirs } from '../../test/processes.ts';
import { startS3Server, type TestS3Server } from '../../test/startS3Server.ts';
import type { FileStore } from './FileStore.ts';
import { openS3Store } from './openS3Store.ts';

const HOUR_MS = 60 * 60 * 1000;
const nothingNamed = async () => false;

let s3: TestS3Server;
let store: FileStore;
beforeEach(async () => {
  s3 = await startS3Server();
  store = openS3Store(s3.config, pino({ level: 'silent' }));
});
afterEach(() => s3.close());

async function* chunks(text: string) {
  for (const start of [0, 1, 2])
    yield Buffer.from(text).subarray(start === 0 ? 0 : start * 4, start === 2 ? undefined : (start + 1) * 4);
}
const put = async (text: string) => (await store.put(chunks(text), 1000)).sha256;
async function read(sha256: string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await store.read(sha256)) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

test('a content is stored once under its address and read again', async () => {
  const stored = await store.put(chunks('le contenu entier'), 1000);
  expect(stored).toMatchObject({ sha256: createHash('sha256').update('le contenu entier').digest('hex'), taille: 17 });
  expect(new TextDecoder().decode(stored.head)).toBe('le contenu entier');
  await put('le contenu entier');
  expect(await s3.keys()).toEqual([stored.sha256]);
  expect([await read(stored.sha256), await store.has(stored.sha256)]).toEqual(['le contenu entier', true]);
  expect(await store.has('0'.repeat(64))).toBe(false);
  await expect(store.read('0'.repeat(64))).rejects.toThrow('fichier.contenu-manquant');
  await store.check();
});

test('what is too large leaves nothing', async () => {
  await expect(store.put(chunks('bien trop long'), 5)).rejects.toMatchObject({ status: 413 });
  expect(await s3.keys()).toEqual([]);
});

test('two sweeps remove what is old and unnamed, and nothing else', async () => {
  const [orphan, named] = [await put('orpheline'), await put('nommée ici')];
  await s3.age(2 * HOUR_MS);
  const young = await put('récente et seule');
  const isNamed = async (sha256: string) => sha256 === named;
  expect(await store.sweep(HOUR_MS, isNamed)).toBe(0);
  expect([await read(orphan), await store.has(named), await store.has(young)]).toEqual(['orpheline', true, true]);
  expect(await store.sweep(HOUR_MS, isNamed)).toBe(0);
  await s3.age(2 * HOUR_MS);
  expect(await store.sweep(HOUR_MS, async (sha256) => sha256 !== orphan)).toBe(1);
  expect(await s3.keys()).toEqual([named, young].toSorted());
});

test('a content that is uploaded again while it is swept is never lost', async () => {
  const sha256 = await put('la même chose');
  await s3.age(2 * HOUR_MS);
  await store.sweep(HOUR_MS, async () => {
    await put('la même chose');
    return false;
  });
  expect(await read(sha256)).toBe('la même chose');
  await s3.age(2 * HOUR_MS);
  // Its row was written in the meantime.
  await store.sweep(HOUR_MS, async () => true);
  expect(await s3.keys()).toEqual([sha256]);
  expect(await read(sha256)).toBe('la même chose');
});

test('[V820] a content that is thrown away goes, unless it is wanted, or is stored again while one looks', async () => {
  const [lost, wanted, again] = [await put('perdue pour tous'), await put('voulue'), await put('revenue')];
  await store.discard(lost, async () => false);
  await store.discard(lost, async () => false);
  await store.discard(wanted, async () => true);
  let looks = 0;
  await store.discard(again, async () => {
    looks++;
    return looks > 1;
  });
  expect(await s3.keys()).toEqual([wanted, again].toSorted());
  looks = 0;
  await store.discard(again, async () => {
    looks++;
    if (looks > 1) await put('revenue');
    return false;
  });
  expect([looks, await read(again)]).toEqual([2, 'revenue']);
  expect(await s3.keys()).toEqual([wanted, again].toSorted());
});

test('what a process that died had put aside is back with the sweep when a row names it', async () => {
  const sha256 = await put('écartée');
  const died = store.discard(sha256, async () => {
    if ((await s3.keys()).includes(sha256)) return false;
    throw new Error('mort');
  });
  await expect(died).rejects.toMatchObject({ status: 503 });
  expect(await s3.keys()).toEqual([expect.stringContaining(`a-retirer-${sha256}.`)]);
  await s3.age(2 * HOUR_MS);
  await store.sweep(HOUR_MS, async () => true);
  expect(await s3.keys()).toEqual([sha256]);
});

test('a service that is down or refuses us says so, and nothing half is left', async () => {
  const sha256 = await put('avant la panne');
  await s3.stop();
  const attempts = [() => put('pendant'), () => store.read(sha256), () => store.has(sha256), () => store.check()];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ status: 503 });
  }
  await expect(store.sweep(0, nothingNamed)).rejects.toThrow('ECONNREFUSED');
  await s3.restart();
  expect(await read(sha256)).toBe('avant la panne');
  const stranger = openS3Store({ ...s3.config, accessKeyId: 'inconnue' }, pino({ level: 'silent' }));
  await expect(stranger.put(chunks('d’un inconnu'), 1000)).rejects.toMatchObject({ status: 503 });
  expect(await s3.keys()).toEqual([sha256]);
});

test('over HTTP a document goes to the service and comes back', async () => {
  const server = await startPeopledServer({ environment: s3.environment });
  try {
    const demandeur = await actAs(server, 'MPA10013');
    const stored = await theirs(demandeur);
    const bytes = pdfOf('Pièce');
    const saved = await demandeur(da.update, {
      body: writeBody(stored, { fileUploads: [{ champ: 'autre', userFilename: 'piece.pdf', partIndex: 0 }] }),
      files: [new File([bytes], 'piece.pdf')],
    });
    expect(await s3.keys()).toContain(createHash('sha256').update(bytes).digest('hex'));
    const { blob } = await demandeur(file.download, { params: { id: String(saved.fileUploads[0]?.id) } });
    expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  } finally {
    await server.close();
  }
});
