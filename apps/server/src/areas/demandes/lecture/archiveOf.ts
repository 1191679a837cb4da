import { PassThrough, pipeline, type Readable } from 'node:stream';
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

/** A zip of files as the answer of a call, written as it is read: one file is open at a time, and no more once the reader has gone (decision 0068). */
export function archiveOf(files: readonly Archived[], userFilename: string): Promise<FileAnswer> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: Error) => stream.destroy(error);
  zip.on('error', fail);
  // When the reader leaves, what is open is closed.
  pipeline(zip.outputStream, stream, () => current?.destroy());
  for (const { name, taille, deposeLe, open } of files) {
    // Documents are PDF, pictures and office files, which are compressed already; without compression the length is known beforehand.
    zip.addReadStreamLazy(name, { size: taille, compress: false, mtime: deposeLe }, (give) => {
      if (stream.destroyed) return;
      open().then((opened) => {
        current = opened;
        opened.once('error', fail);
        if (stream.destroyed) opened.destroy();
        else give(null, opened);
      }, fail);
    });
  }
  return new Promise((resolve) => {
    zip.end({}, (size) => resolve({ stream, userFilename, typeMime: 'application/zip', taille: size }));
  });
}
