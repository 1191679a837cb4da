import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument, PasswordException, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A certificat has one page; of a batch, only the first pages are read. */
const MAX_PAGES = 5;
/** Long side of a drawn page, in pixels: three for each module of a code of two centimetres. */
const LONG_SIDE = 2400;
/** Larger images within the PDF are left out. */
const MAX_IMAGE_PIXELS = 50_000_000;

type PdfReading<T> =
  | { readonly ok: true; readonly found: T | null }
  | { readonly ok: false; readonly reason: 'pdf-protege' | 'pdf-illisible' };

async function draw(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport, background: 'white' }).promise;
  return canvas;
}

/** Draws the first pages of a PDF, one by one, until `look` finds something (decision 0036: in the page itself, without a worker). */
export async function readPdf<T>(
  data: ArrayBuffer,
  look: (page: HTMLCanvasElement) => T | null,
): Promise<PdfReading<T>> {
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
    const document = await task.promise;
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number++) {
      const found = look(await draw(await document.getPage(number)));
      if (found !== null) return { ok: true, found };
    }
    return { ok: true, found: null };
  } catch (error) {
    return { ok: false, reason: error instanceof PasswordException ? 'pdf-protege' : 'pdf-illisible' };
  } finally {
    await task.destroy();
  }
}
