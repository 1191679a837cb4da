import { Readable } from 'node:stream';
import type { FileAnswer } from '../Handler.ts';

/** Bytes that stand in memory, as the file that answers a call. */
export const answerBytes = (bytes: Uint8Array, named: Pick<FileAnswer, 'userFilename' | 'typeMime'>): FileAnswer => ({
  stream: Readable.from([bytes], { objectMode: false }),
  taille: bytes.byteLength,
  ...named,
});
