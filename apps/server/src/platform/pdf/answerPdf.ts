import type { FileAnswer } from '../Handler.ts';
import { askApart } from '../thread/askApart.ts';
import type { PdfDocument } from './PdfDocument.ts';
import { answerBytes } from '../files/answerBytes.ts';

/** The longest exchange of a demande, of hundreds of pages, takes a few seconds: beyond, others wait no longer for it. */
const LIMITS = { memoryMb: 512, longestMs: 20_000 };

const renderPdfApart = askApart<PdfDocument>(new URL('./pdfWorker.ts', import.meta.url), LIMITS);

/** A document as the file that answers a call; how much stands in it is decided by who wrote it, so it is drawn apart (decision 0217). */
export async function answerPdf(document: PdfDocument, userFilename: string): Promise<FileAnswer> {
  const bytes = Buffer.from(await renderPdfApart(document));
  return answerBytes(bytes, { userFilename, typeMime: 'application/pdf' });
}
