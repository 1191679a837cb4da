import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { keptSecret } from '../../config.ts';
import type { Database } from '../../database/Database.ts';
import { Refusal } from '../Refusal.ts';
import { receiveFile } from './receiveFile.ts';
import { discardFile, placeOf, restoreAside, sweepFolder } from './sweepFolder.ts';

const LEFTOVER_MS = 60 * 60 * 1000;

/** What was stored: its address, its size, and its first bytes to recognise its type. */
export type StoredFile = { readonly sha256: string; readonly taille: number; readonly head: Uint8Array };

/** Judges a file that was received, before it takes its place; what it throws leaves nothing. */
export type Admission = (stored: StoredFile) => Promise<void>;
/** Whether a content is wanted: named by a row, or by a call under way. Asked in the transaction given, where there is one. */
export type IsWanted = (sha256: string, trx?: Kysely<Database>) => Promise<boolean>;

/** Files by content in a folder outside any web root; written whole before a row names them. */
export type FileStore = {
  /** Stores a stream; more than `maxBytes` is refused 413 and leaves nothing. */
  readonly put: (stream: AsyncIterable<Uint8Array>, maxBytes: number, admit?: Admission) => Promise<StoredFile>;
  /** Removes a content at once unless it is wanted; what somebody wants before storing it is never lost (decision 0051). */
  readonly discard: (sha256: string, isWanted: IsWanted) => Promise<void>;
  /** What tells this store from every other one, kept in the store itself. */
  readonly identity: () => Promise<string>;
  /** The bytes of a file, which is known to be there once this is answered; 503 `fichier.contenu-manquant` when it is not. */
  readonly read: (sha256: string) => Promise<Readable>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Throws while the store, or the service behind it, cannot be written to. */
  readonly check: () => Promise<void>;
  /** Whether it takes files even while its service is down. */
  readonly isHolding: boolean;
  /** Hands what it holds to its service; throws while that does not take it. */
  readonly settle: () => Promise<void>;
  /** Removes the files older than so many milliseconds that nothing names, but none that is uploaded again meanwhile; gives how many. */
  readonly sweep: (ageMs: number, isNamed: (sha256: string) => Promise<boolean>) => Promise<number>;
};

/** What a call is told of a file that the database names and the store does not have. */
export const MISSING_CONTENT = 'fichier.contenu-manquant';

/** The refusal of such a file: a process beside this one may have it, so that it may be asked again. */
export const missingContent = (): Refusal => new Refusal(503, MISSING_CONTENT);

async function openContent(place: string): Promise<Readable> {
  try {
    return (await open(place)).createReadStream();
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT' ? missingContent() : error;
  }
}

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
    identity: async () => keptSecret(folder, 'identite', randomUUID),
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
