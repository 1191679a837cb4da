import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refuse } from '../Refusal.ts';

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
  readonly remove: (sha256: string) => Promise<void>;
  /** Addresses of the files older than so many milliseconds. */
  readonly olderThan: (ageMs: number) => AsyncIterable<string>;
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
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** A file store in a folder: `<folder>/<two first>/<sha256>`, synced to disk, moved in place at the end. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  await removeLeftovers(incoming);
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
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
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      await rename(temporary, place(sha256));
      await syncFolder(join(folder, sha256.slice(0, 2)));
      return { sha256, taille, head };
    },
    read: (sha256) => createReadStream(place(sha256)),
    has: (sha256) =>
      stat(place(sha256)).then(
        () => true,
        () => false,
      ),
    remove: (sha256) => rm(place(sha256), { force: true }),
    olderThan: async function* (ageMs) {
      const limit = Date.now() - ageMs;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/^[0-9a-f]{64}$/.test(entry.name)) continue;
        const { mtimeMs } = await stat(join(entry.parentPath, entry.name));
        if (mtimeMs < limit) yield entry.name;
      }
    },
  };
}
