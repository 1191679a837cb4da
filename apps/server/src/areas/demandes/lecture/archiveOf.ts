import { once } from 'node:events';
import { addAbortSignal, PassThrough, pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FileAnswer } from '../../../platform/Handler.ts';

declare module 'yazl' {
  // Its types forget what the callback is told.
  interface ZipFile {
    end(options: Partial<EndOptions>, told: (size: number) => void): void;
  }
}

/** A file to put into an archive: what opens it is called when its turn comes. */
export type Archived = {
  readonly name: string;
  readonly taille: number;
  readonly deposeLe: Date;
  readonly open: () => Promise<Readable>;
};

/** Documents are PDF, pictures and office files, which are compressed already; without compression the length is known beforehand. */
const optionsOf = ({ deposeLe }: Archived) => ({ compress: false, mtime: deposeLe });

/** What the library writes behind a file that it has not seen whole: sum and sizes, once more. */
const DESCRIPTOR = 16;

/** How long the archive will be, by the library: of files that it is never given, as if each were followed by their descriptor. */
const lengthOf = (files: readonly Archived[]): Promise<number> =>
  new Promise((resolve) => {
    const zip = new ZipFile();
    for (const file of files) zip.addReadStreamLazy(file.name, { ...optionsOf(file), size: file.taille }, () => {});
    zip.end({}, (size) => resolve(size - files.length * DESCRIPTOR));
  });

/**
 * A zip of files as the answer of a call, written as it is read: one file is open at a time, and no more once the reader has gone (decision 0068). Each is
 * read whole before it is written: its head then says how long it is, and programs that take an archive as it comes find where it ends.
 */
export async function archiveOf(files: readonly Archived[], userFilename: string): Promise<FileAnswer> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  const gone = new AbortController();
  zip.on('error', (error: Error) => stream.destroy(error));
  const { outputStream } = zip;
  pipeline(outputStream, stream, () => gone.abort());
  const writeAll = async (): Promise<void> => {
    for (const file of files) {
      if (stream.destroyed) return;
      const bytes = await buffer(addAbortSignal(gone.signal, await file.open()));
      if (bytes.length !== file.taille)
        throw new Error(`unexpected number of bytes: ${bytes.length}, not ${file.taille}`);
      zip.addBuffer(bytes, file.name, optionsOf(file));
      if (outputStream instanceof PassThrough && outputStream.writableNeedDrain) {
        await once(outputStream, 'drain', { signal: gone.signal });
      }
    }
    zip.end();
  };
  writeAll().catch((error: Error) => stream.destroy(error));
  return { stream, userFilename, typeMime: 'application/zip', taille: await lengthOf(files) };
}
