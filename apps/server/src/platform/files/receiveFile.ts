import { asksPassword } from '@habilis/domain/pdf/asksPassword';
import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../Refusal.ts';
import { isPdf } from './checkUpload.ts';
import type { StoredFile } from './FileStore.ts';

const HEAD_BYTES = 4100;
/** By which a PDF may be locked: only such a file is read again. */
const LOCK = Buffer.from('/Encrypt');

/** Writes a stream to a file of its own, synced to disk; beyond `maxBytes` it refuses 413 and keeps nothing. */
export async function receiveFile(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  temporary: string,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let taille = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let mayBeLocked = false;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    for await (const chunk of stream) {
      taille += chunk.length;
      if (taille > maxBytes) throw refuse.tooLarge('fichier.trop-gros');
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      const joined = Buffer.concat([tail, chunk]);
      mayBeLocked ||= joined.includes(LOCK);
      tail = joined.subarray(-LOCK.length);
      hash.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    // On a full disk, closing may fail like the write.
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
  await handle.close();
  const isLocked = mayBeLocked && isPdf(head) && asksPassword(await readFile(temporary));
  return { sha256: hash.digest('hex'), taille, head, asksPassword: isLocked };
}

/** Receives a stream in a temporary file, kept for the duration of `work`: its hash and size are known only at its end. */
export async function receiveAside(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  work: (stored: StoredFile, temporary: string) => Promise<void>,
): Promise<StoredFile> {
  const temporary = join(tmpdir(), `habilis-depot-${randomUUID()}`);
  const stored = await receiveFile(stream, maxBytes, temporary);
  try {
    await work(stored, temporary);
  } finally {
    await rm(temporary, { force: true });
  }
  return stored;
}
