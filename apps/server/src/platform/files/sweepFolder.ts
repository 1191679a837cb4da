import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsWanted } from './FileStore.ts';

const ADDRESS = /^[0-9a-f]{64}$/;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Where a store keeps the bytes of an address. */
export const placeOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256);
/** Where a file waits while it is decided whether it goes. */
const asideOf = (folder: string): string => join(folder, 'a-retirer');

/** Gives a file its place again, unless the same content has taken it meanwhile. */
async function putBack(aside: string, place: string): Promise<void> {
  try {
    await link(aside, place);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' && codeOf(error) !== 'ENOENT') throw error;
  }
  await rm(aside, { force: true });
}

/**
 * Removes a file unless it is wanted: looked at once more when it is aside, for whoever came to want it since then has told so before
 * storing it, and stores it in its place.
 */
export async function discardFile(folder: string, sha256: string, isWanted: IsWanted): Promise<void> {
  if (await isWanted(sha256)) return;
  const place = placeOf(folder, sha256);
  const aside = join(asideOf(folder), `${sha256}.${randomUUID()}`);
  try {
    await rename(place, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (await isWanted(sha256)) await putBack(aside, place);
  else await rm(aside, { force: true });
}

/**
 * Removes a file unless an upload of the same content has just renewed it: moved aside first, for between a look at its age
 * and its removal the upload could put its own in the same place, and count on it.
 */
async function removeOld(folder: string, sha256: string, limitMs: number): Promise<boolean> {
  const place = placeOf(folder, sha256);
  const aside = join(asideOf(folder), `${sha256}.${randomUUID()}`);
  await rename(place, aside);
  if ((await stat(aside)).mtimeMs >= limitMs) {
    await putBack(aside, place);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

/** Puts back what a sweep that died had moved aside. */
export async function restoreAside(folder: string): Promise<void> {
  await mkdir(asideOf(folder), { recursive: true });
  for (const name of await readdir(asideOf(folder))) {
    await putBack(join(asideOf(folder), name), placeOf(folder, name.slice(0, 64)));
  }
}

/** Removes the files older than so many milliseconds that nothing names; gives how many. */
export async function sweepFolder(
  folder: string,
  ageMs: number,
  isNamed: (sha256: string) => Promise<boolean>,
): Promise<number> {
  const limitMs = Date.now() - ageMs;
  let removed = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !ADDRESS.test(entry.name)) continue;
    if ((await stat(join(entry.parentPath, entry.name))).mtimeMs >= limitMs || (await isNamed(entry.name))) continue;
    if (await removeOld(folder, entry.name, limitMs)) removed++;
  }
  return removed;
}
