import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { keptSecret } from '../../config.ts';
import { receiveFile } from './receiveFile.ts';
import { discardFile, placeOf, restoreAside, sweepFolder } from './sweepFolder.ts';
import { type FileStore, missingContent } from './FileStore.ts';

const LEFTOVER_MS = 60 * 60 * 1000;

async function openContent(place: string): Promise<Readable> {
  try {
    return (await open(place)).createReadStream();
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? missingContent() : error;
  }
}

/** Syncs a folder, so that a rename survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes partial files of a dead process. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    // Another process may have finished the upload since the folder was listed.
    const since = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** A file store in a folder: `<folder>/<two first>/<sha256>`; files are synced to disk, then renamed into place. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);
  await restoreAside(folder);
  return {
    put: async (stream, maxBytes, admit) => {
      const temporary = join(incoming, randomUUID());
      const stored = await receiveFile(stream, maxBytes, temporary);
      const { sha256 } = stored;
      const place = placeOf(folder, sha256);
      try {
        await admit?.(stored);
        await mkdir(dirname(place), { recursive: true });
        await rename(temporary, place);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(place));
      await syncFolder(folder);
      return stored;
    },
    identity: async (first) => keptSecret(folder, 'identite', () => first),
    isShared: false,
    read: (sha256) => openContent(placeOf(folder, sha256)),
    has: (sha256) =>
      stat(placeOf(folder, sha256)).then(
        () => true,
        () => false,
      ),
    check: () => access(incoming, constants.W_OK),
    isHolding: false,
    settle: async () => undefined,
    discard: (sha256, isWanted) => discardFile(folder, sha256, isWanted),
    sweep: async (ageMs, isNamed) => {
      await removeLeftovers(incoming);
      return sweepFolder(folder, ageMs, isNamed);
    },
  };
}
