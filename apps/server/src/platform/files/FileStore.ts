import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { refuse } from '../Refusal.ts';
import { placeOf, restoreAside, sweepFolder } from './sweepFolder.ts';

const HEAD_BYTES = 4100;
const LEFTOVER_MS = 60 * 60 * 1000;

/** What was stored: its address, its size, and its first bytes to recognise its type. */
export type StoredFile = { readonly sha256: string; readonly taille: number; readonly head: Uint8Array };

/** Files by content in a folder outside any web root; written whole before a row names them. */
export type FileStore = {
  /** Stores a stream; more than `maxBytes` is refused 413 and leaves nothing. */
  readonly put: (stream: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StoredFile>;
  readonly read: (sha256: string) => Readable;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Removes the files older than so many milliseconds that nothing names, but none that is uploaded again meanwhile; gives how many. */
  readonly sweep: (ageMs: number, isNamed: (sha256: string) => Promise<boolean>) => Promise<number>;
};

/** Makes a rename last through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what a process that died left half received. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    // Another process may have ended the upload since the folder was listed.
    const since = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** A file store in a folder: `<folder>/<two first>/<sha256>`, synced to disk, moved in place at the end. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);
  await restoreAside(folder);
  return {
    put: async (stream, maxBytes) => {
      const temporary = join(incoming, randomUUID());
      const hash = createHash('sha256');
      let taille = 0;
      let head = Buffer.alloc(0);
      const handle = await open(temporary, 'wx', 0o600);
      try {
        for await (const chunk of stream) {
          taille += chunk.length;
          if (taille > maxBytes) throw refuse.tooLarge('fichier.trop-gros');
          if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
          hash.update(chunk);
          await handle.appendFile(chunk);
        }
        await handle.sync();
      } catch (error) {
        await handle.close();
        await rm(temporary, { force: true });
        throw error;
      }
      await handle.close();
      const sha256 = hash.digest('hex');
      const place = placeOf(folder, sha256);
      await mkdir(dirname(place), { recursive: true });
      await rename(temporary, place);
      await syncFolder(dirname(place));
      await syncFolder(folder);
      return { sha256, taille, head };
    },
    read: (sha256) => createReadStream(placeOf(folder, sha256)),
    has: (sha256) =>
      stat(placeOf(folder, sha256)).then(
        () => true,
        () => false,
      ),
    sweep: (ageMs, isNamed) => sweepFolder(folder, ageMs, isNamed),
  };
}
