import { Readable } from 'node:stream';
import type { FileAnswer } from '../Handler.ts';
import type { PdfDocument } from './PdfDocument.ts';
import { renderPdf } from './renderPdf.ts';

/** A document as the file that answers a call. */
export async function answerPdf(document: PdfDocument, userFilename: string): Promise<FileAnswer> {
  const bytes = Buffer.from(await renderPdf(document));
  return { stream: Readable.from([bytes]), userFilename, typeMime: 'application/pdf', taille: bytes.length };
}
