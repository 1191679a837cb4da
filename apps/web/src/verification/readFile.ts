import { DOCUMENT_SANS_TEXTE, type DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import { isPdf } from './isPdf.ts';
import type { PdfFault } from './readPdf.ts';

/** Why no code was read from a file. */
export type FileFault = 'trop-gros' | 'illisible' | 'sans-qrcode' | 'plusieurs' | 'hors-ligne' | PdfFault;

/** What was read in a file: the code of a certificat and the words beside it, or why there is none. */
export type FileReading =
  | { readonly ok: true; readonly code: string; readonly document: DocumentLu }
  | { readonly ok: false; readonly reason: FileFault };

const NO_CODE: FileReading = { ok: false, reason: 'sans-qrcode' };
const SEVERAL: FileReading = { ok: false, reason: 'plusieurs' };

async function readPicture(file: File): Promise<FileReading> {
  const { codeOfPicture } = await import('./decodeQr.ts');
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { ok: false, reason: 'illisible' };
  try {
    const { code, hasSeveral } = codeOfPicture(picture);
    if (hasSeveral) return SEVERAL;
    return code === null ? NO_CODE : { ok: true, code, document: DOCUMENT_SANS_TEXTE };
  } finally {
    picture.close();
  }
}

async function readDocument(file: File): Promise<FileReading> {
  const { readPdf } = await import('./readPdf.ts');
  const { codeOfPicture } = await import('./decodeQr.ts');
  const read = await readPdf(file, codeOfPicture);
  if (!read.ok) return read;
  return read.found === null ? NO_CODE : { ok: true, ...read.found };
}

/** Reads the code of a picture, or the code and the words of a PDF; what it is, its content says. Nothing leaves the device. */
export async function readFile(file: File, maxBytes: number): Promise<FileReading> {
  if (file.size > maxBytes) return { ok: false, reason: 'trop-gros' };
  try {
    return (await isPdf(file)) ? await readDocument(file) : await readPicture(file);
  } catch {
    // The reader is loaded with the first file, which fails offline; the browser asks for it again once the page is read again.
    return { ok: false, reason: 'hors-ligne' };
  }
}
