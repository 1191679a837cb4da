import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsWanted } from './FileStore.ts';

const ADDRESS = /^[0-9a-f]{64}$/;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Path of a file, from its hash. */
export const placeOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256);
/** Folder of files that may be removed. */
const asideOf = (folder: string): string => join(folder, 'a-retirer');

/** The result of work on a file; undefined when another process has removed the file meanwhile. */
async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Puts a file back in its place, unless the same content is there again. */
async function putBack(aside: string, place: string): Promise<void> {
  try {
    await link(aside, place);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' && codeOf(error) !== 'ENOENT') throw error;
  }
  await rm(aside, { force: true });
}

/** Sets a file aside; false when it is no longer there. */
const setAside = (place: string, aside: string): Promise<boolean> =>
  ifThere(rename(place, aside).then(() => true)).then((isThere = false) => isThere);

/** Removes a file unless it is wanted, checked again once it is set aside: whoever has wanted it since then declared so first, then stores a new copy. */
export async function discardFile(folder: string, sha256: string, isWanted: IsWanted): Promise<void> {
  if (await isWanted(sha256)) return;
  const place = placeOf(folder, sha256);
  const aside = join(asideOf(folder), `${sha256}.${randomUUID()}`);
  if (!(await setAside(place, aside))) return;
  if (await isWanted(sha256)) await putBack(aside, place);
  else await rm(aside, { force: true });
}

/**
 * Removes a file unless it was renewed by an upload of the same content. It is set aside first: an upload between the check of its age and its
 * removal would otherwise lose its copy.
 */
async function removeOld(folder: string, sha256: string, limitMs: number): Promise<boolean> {
  const place = placeOf(folder, sha256);
  const aside = join(asideOf(folder), `${sha256}.${randomUUID()}`);
  if (!(await setAside(place, aside))) return false;
  if ((await stat(aside)).mtimeMs >= limitMs) {
    await putBack(aside, place);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

/** Puts back the files that a dead sweep had set aside. */
export async function restoreAside(folder: string): Promise<void> {
  await mkdir(asideOf(folder), { recursive: true });
  for (const name of await readdir(asideOf(folder))) {
    await putBack(join(asideOf(folder), name), placeOf(folder, name.slice(0, 64)));
  }
}

/** Removes unnamed files older than `ageMs`; gives how many. */
export async function sweepFolder(
  folder: string,
  ageMs: number,
  isNamed: (sha256: string) => Promise<boolean>,
): Promise<number> {
  const limitMs = Date.now() - ageMs;
  let removed = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !ADDRESS.test(entry.name)) continue;
    const found = await ifThere(stat(join(entry.parentPath, entry.name)));
    if (found === undefined || found.mtimeMs >= limitMs || (await isNamed(entry.name))) continue;
    if (await removeOld(folder, entry.name, limitMs)) removed++;
  }
  return removed;
}
