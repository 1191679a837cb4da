import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { areSeveralCodes } from '@habilis/domain/certificat/codeCourt';
import type { DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import { readCode } from '@habilis/domain/certificat/readCode';
import {
  AnnotationMode,
  getDocument,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodersFolder } from './decoders.ts';
import { isTold } from './isTold.ts';
import { lackingPicture, MAX_IMAGE_PIXELS } from './lackingPicture.ts';
import { type Looked, readLines } from './readLines.ts';
import { type Item, uprightRotation } from './upright.ts';

/** A certificat has one page; of a batch, only the first pages are read. */
const MAX_PAGES = 5;
/** No file of certificats has more (C7). */
const MOST_PAGES = 1000;
/** Long side of a drawn page, in pixels: three for each module of a code of two centimetres. */
const LONG_SIDE = 2400;

/** A code and the page that it was read on. */
export type PageLue = { readonly code: string; readonly document: DocumentLu };
/** What the QR codes of a drawn page say. */
type Look = (page: HTMLCanvasElement) => { readonly code: string | null; readonly hasSeveral: boolean };
/** Why nothing is said of a PDF. */
export type PdfFault =
  | 'pdf-protege'
  | 'pdf-illisible'
  | 'pdf-pages'
  | 'pdf-debut'
  | 'pdf-programme'
  | 'pdf-image'
  | 'pdf-image-grande'
  | 'plusieurs'
  | 'hors-ligne';
type PdfReading =
  | { readonly ok: true; readonly found: PageLue | null }
  | { readonly ok: false; readonly reason: PdfFault };

/** What a page is drawn of: all of it, or all but the letters that its text tells. */
type Drawing = { readonly rotation: number; readonly hasLetters: boolean };

async function draw(page: PDFPageProxy, { rotation, hasLetters }: Drawing): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height), rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  // It is read again and again: by the processor, not from a graphics card.
  canvas.getContext('2d', { willReadFrequently: true });
  const wanted = { canvas, viewport, background: 'white', annotationMode: AnnotationMode.ENABLE };
  await page.render(
    hasLetters
      ? wanted
      : {
          ...wanted,
          operationsFilter: (index, { fnArray, argsArray }) =>
            fnArray[index] !== OPS.showText || !isTold(argsArray[index]),
        },
  ).promise;
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels === undefined) throw new Error('une page qui ne se dessine pas');
  return pixels;
}

/** Draws a page the way its letters stand upright, with them and without: what they change is what an eye sees of them. */
async function lookAt(page: PDFPageProxy): Promise<Looked & { readonly drawn: HTMLCanvasElement }> {
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is Item => 'str' in item);
  const rotation = uprightRotation(items, page.getViewport({ scale: 1 }));
  const drawn = await draw(page, { rotation, hasLetters: true });
  const bare = items.length === 0 ? drawn : await draw(page, { rotation, hasLetters: false });
  const viewport = page.getViewport({ scale: 1, rotation });
  return { page, viewport, items, pixels: pixelsOf(drawn), ground: pixelsOf(bare), drawn };
}

/** The one page with the code of a certificat, in a QR code or else in words; else a QR code of something else. A file of several, or with a script, is none. */
async function findCode(pdf: PDFDocumentProxy, look: Look): Promise<PageLue | 'plusieurs' | 'pdf-programme' | null> {
  const scanned: PageLue[] = [];
  const typed: PageLue[] = [];
  let foreign: PageLue | null = null;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number);
    if ((await page.getJSActions()) !== null) return 'pdf-programme';
    const { drawn, ...looked } = await lookAt(page);
    const { code, hasSeveral } = look(drawn);
    const { document: lu, codesCourts } = await readLines(looked);
    if (hasSeveral) return 'plusieurs';
    const document = pdf.numPages > 1 ? { ...lu, page: { numero: number, sur: pdf.numPages } } : lu;
    if (code !== null && readCode(code) !== null) scanned.push({ code, document });
    else if (code !== null) foreign ??= { code, document };
    typed.push(...codesCourts.map((short) => ({ code: short, document })));
    // Beside a true certificat, another may have been changed.
    if (scanned.length > 1 || areSeveralCodes(typed.map((one) => one.code))) return 'plusieurs';
  }
  return scanned[0] ?? typed[0] ?? foreign;
}

async function read(file: Blob, decoders: string | null, look: Look): Promise<PdfReading> {
  const options = {
    // Draw letters as lines: never load a font from an unknown file.
    disableFontFace: true,
    disableWorkerRendering: true,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
    ...(decoders === null ? {} : { wasmUrl: decoders }),
  };
  const task = getDocument({ ...options, data: await file.arrayBuffer() });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) return { ok: false, reason: 'pdf-pages' };
    if ((await pdf.getJSActions()) !== null) return { ok: false, reason: 'pdf-programme' };
    const found = await findCode(pdf, look);
    if (typeof found === 'string') return { ok: false, reason: found };
    if (found !== null) return { ok: true, found };
    const lacking = await lackingPicture(pdf, { ...options, data: await file.arrayBuffer() }, MAX_PAGES);
    if (lacking !== null) return { ok: false, reason: decoders === null ? 'hors-ligne' : lacking };
    return pdf.numPages > MAX_PAGES ? { ok: false, reason: 'pdf-debut' } : { ok: true, found };
  } catch (error) {
    return { ok: false, reason: error instanceof PasswordException ? 'pdf-protege' : 'pdf-illisible' };
  } finally {
    await task.destroy();
  }
}

/** Reads the code and the words of a PDF, page by page; `look` finds a QR code in a drawn page (decisions 0036, 0099). */
export const readPdf = async (file: Blob, look: Look): Promise<PdfReading> => read(file, await decodersFolder(), look);
