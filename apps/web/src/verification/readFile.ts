import { isPdf } from './isPdf.ts';

/** Why no code was read from a file. */
export type FileFault = 'trop-gros' | 'illisible' | 'sans-qrcode' | 'pdf-protege' | 'pdf-illisible' | 'hors-ligne';

/** What was read in a file: the text of its QR code, or why there is none. */
export type FileReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: FileFault };

const readingOf = (text: string | null): FileReading =>
  text === null ? { ok: false, reason: 'sans-qrcode' } : { ok: true, text };

async function readPicture(file: File): Promise<FileReading> {
  const { decodeQr } = await import('./decodeQr.ts');
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { ok: false, reason: 'illisible' };
  try {
    return readingOf(decodeQr(picture, 'file'));
  } finally {
    picture.close();
  }
}

async function readDocument(file: File): Promise<FileReading> {
  const { readPdf } = await import('./readPdf.ts');
  const { decodeQr } = await import('./decodeQr.ts');
  const read = await readPdf(await file.arrayBuffer(), (page) => decodeQr(page, 'file'));
  return read.ok ? readingOf(read.found) : read;
}

/** Reads the QR code of a picture or a PDF, judged by content; nothing leaves the device. */
export async function readFile(file: File, maxBytes: number): Promise<FileReading> {
  if (file.size > maxBytes) return { ok: false, reason: 'trop-gros' };
  try {
    return (await isPdf(file)) ? await readDocument(file) : await readPicture(file);
  } catch {
    // The reader is loaded with the first file, which fails offline.
    return { ok: false, reason: 'hors-ligne' };
  }
}
