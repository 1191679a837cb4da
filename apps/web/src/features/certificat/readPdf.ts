import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument, PasswordException, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A certificate is a page; a batch of them shows its first ones. */
const MAX_PAGES = 5;
/** Long side of a drawn page: three pixels for each module of a code of two centimetres. */
const LONG_SIDE = 2400;
/** A picture within the PDF that would take more is left out. */
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

/** Draws the first pages of a PDF, one after the other, until something is found on one (decision 0036: in the page itself, without a worker). */
export async function readPdf<T>(
  data: ArrayBuffer,
  look: (page: HTMLCanvasElement) => T | null,
): Promise<PdfReading<T>> {
  const task = getDocument({
    data,
    // Letters are drawn as lines: no font is made of what a stranger wrote.
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
