import { Readable } from 'node:stream';
import type { FileAnswer } from '../../../platform/Handler.ts';
import type { PdfDocument } from '../../../platform/pdf/PdfDocument.ts';
import { renderPdf } from '../../../platform/pdf/renderPdf.ts';

/** A document as the file that answers a call. */
export async function answerPdf(document: PdfDocument, userFilename: string): Promise<FileAnswer> {
  const bytes = Buffer.from(await renderPdf(document));
  return { stream: Readable.from([bytes]), userFilename, typeMime: 'application/pdf', taille: bytes.length };
}
