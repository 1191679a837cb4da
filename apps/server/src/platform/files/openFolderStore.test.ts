import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from './openFolderStore.ts';
import { type FileStore } from './FileStore.ts';

const HOUR_MS = 60 * 60 * 1000;

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-fichiers-'));
  store = await openFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const placeOf = (sha256: string): string => join(folder, sha256.slice(0, 2), sha256);

async function put(text: string): Promise<string> {
  const content = (async function* () {
    yield Buffer.from(text);
  })();
  return (await store.put(content, 1000)).sha256;
}

async function putLongAgo(text: string): Promise<string> {
  const sha256 = await put(text);
  const then = new Date(Date.now() - 2 * HOUR_MS);
  await utimes(placeOf(sha256), then, then);
  return sha256;
}

test('a sweep removes what is old and unnamed, and nothing else', async () => {
  const [orphan, named, young] = [await putLongAgo('orpheline'), await putLongAgo('nommée'), await put('récente')];
  expect(await store.sweep(HOUR_MS, async (sha256) => sha256 === named)).toBe(1);
  expect(await Promise.all([orphan, named, young].map(store.has))).toEqual([false, true, true]);
});

test('contents that others remove during a sweep do not stop it', async () => {
  const before = await Promise.all(['première', 'deuxième', 'troisième'].map(putLongAgo));
  const swept: string[] = [];
  const removed = await store.sweep(HOUR_MS, async (sha256) => {
    swept.push(sha256);
    for (const one of before) await rm(placeOf(one), { force: true });
    return false;
  });
  expect([removed, swept.length]).toEqual([0, 1]);
});

test('a content that is uploaded again while it is swept stays, whole', async () => {
  const sha256 = await putLongAgo('la même');
  const removed = await store.sweep(HOUR_MS, async () => {
    // The upload is done but its row is not committed: the sweep does not see it.
    await put('la même');
    return false;
  });
  expect(removed).toBe(0);
  expect(await readFile(placeOf(sha256), 'utf8')).toBe('la même');
});

test('uploads and sweeps of one content at once never lose an upload that is done', async () => {
  const sha256 = await putLongAgo('disputée');
  let isUploading = true;
  const sweeps = (async () => {
    while (isUploading) await store.sweep(HOUR_MS, async () => false);
  })();
  for (let turn = 0; turn < 100; turn++) {
    await put('disputée');
    await expect.poll(() => store.has(sha256), { interval: 1 }).toBe(true);
    const then = new Date(0);
    await utimes(placeOf(sha256), then, then).catch(() => undefined);
  }
  await put('disputée');
  isUploading = false;
  await sweeps;
  expect(await store.has(sha256)).toBe(true);
});

test('[V820] a content that is thrown away goes, unless it is wanted, or is stored again while one looks', async () => {
  const [lost, wanted, again] = [await put('perdue'), await put('voulue'), await put('revenue')];
  await store.discard(lost, async () => false);
  await store.discard(lost, async () => false);
  await store.discard(wanted, async () => true);
  let looks = 0;
  await store.discard(again, async () => {
    // Between both checks, a call declares it but has not stored it yet.
    looks++;
    return looks > 1;
  });
  expect(await Promise.all([lost, wanted, again].map(store.has))).toEqual([false, true, true]);
  looks = 0;
  await store.discard(again, async () => {
    looks++;
    if (looks > 1) await put('revenue');
    return false;
  });
  expect([looks, await readFile(placeOf(again), 'utf8')]).toEqual([2, 'revenue']);
  expect(await readdir(join(folder, 'a-retirer'))).toEqual([]);
});

test('what is refused when it is received takes no place', async () => {
  const refused = store.put(new Blob(['refusée']).stream(), 1000, async () => {
    throw new Error('refusée');
  });
  await expect(refused).rejects.toThrow('refusée');
  expect((await readdir(folder)).toSorted()).toEqual(['a-retirer', 'incoming']);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('what a sweep that died had moved aside is put back at the next start', async () => {
  const sha256 = await putLongAgo('écartée');
  const aside = join(folder, 'a-retirer', `${sha256}.1`);
  await mkdir(dirname(aside), { recursive: true });
  await rename(placeOf(sha256), aside);
  store = await openFolderStore(folder);
  expect(await store.has(sha256)).toBe(true);
  expect(await store.sweep(HOUR_MS, async () => false)).toBe(1);
});
