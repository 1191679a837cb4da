import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { codeCourtDans } from '@habilis/domain/certificat/codeCourt';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import { readCode } from '@habilis/domain/certificat/readCode';
import {
  AnnotationMode,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readLines } from './readLines.ts';

/** A certificat has one page; of a batch, only the first pages are read. */
const MAX_PAGES = 5;
/** No file of certificats has more (C7). */
const MOST_PAGES = 1000;
/** Long side of a drawn page, in pixels: three for each module of a code of two centimetres. */
const LONG_SIDE = 2400;
/** Larger images within the PDF are left out. */
const MAX_IMAGE_PIXELS = 50_000_000;

/** A code and the page that it was read on. */
export type PageLue = { readonly code: string; readonly document: DocumentLu };
/** What the QR codes of a drawn page say. */
type Look = (page: HTMLCanvasElement) => { readonly code: string | null; readonly hasSeveral: boolean };
type PdfReading =
  | { readonly ok: true; readonly found: PageLue | null }
  | {
      readonly ok: false;
      readonly reason: 'pdf-protege' | 'pdf-illisible' | 'pdf-pages' | 'pdf-debut' | 'pdf-programme' | 'plusieurs';
    };

async function draw(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  // It is read again and again: by the processor, not from a graphics card.
  canvas.getContext('2d', { willReadFrequently: true });
  await page.render({ canvas, viewport, background: 'white', annotationMode: AnnotationMode.ENABLE }).promise;
  return canvas;
}

/** The first page with the code of a certificat, in a QR code or else in words; else a QR code of something else. A page of several, or with a script, is none. */
async function findCode(pdf: PDFDocumentProxy, look: Look): Promise<PageLue | 'plusieurs' | 'pdf-programme' | null> {
  let typed: PageLue | null = null;
  let foreign: PageLue | null = null;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number);
    if ((await page.getJSActions()) !== null) return 'pdf-programme';
    const drawn = await draw(page);
    const { code, hasSeveral } = look(drawn);
    if (hasSeveral) return 'plusieurs';
    const read = await readLines(page, drawn);
    if (code !== null && readCode(code) !== null) return { code, document: read };
    if (code !== null) foreign ??= { code, document: read };
    const short = codeCourtDans(read.lignes.map(({ texte }) => texte).join('\n'));
    if (short !== null) typed ??= { code: short, document: read };
  }
  return typed ?? foreign;
}

/** Reads the code and the words of a PDF, page by page; `look` finds a QR code in a drawn page (decisions 0036, 0099). */
export async function readPdf(data: ArrayBuffer, look: Look): Promise<PdfReading> {
  const task = getDocument({
    data,
    // Draw letters as lines: never load a font from an unknown file.
    disableFontFace: true,
    disableWorkerRendering: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) return { ok: false, reason: 'pdf-pages' };
    if ((await pdf.getJSActions()) !== null) return { ok: false, reason: 'pdf-programme' };
    const found = await findCode(pdf, look);
    if (found === null && pdf.numPages > MAX_PAGES) return { ok: false, reason: 'pdf-debut' };
    return typeof found === 'string' ? { ok: false, reason: found } : { ok: true, found };
  } catch (error) {
    return { ok: false, reason: error instanceof PasswordException ? 'pdf-protege' : 'pdf-illisible' };
  } finally {
    await task.destroy();
  }
}
