import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import {
  AnnotationMode,
  getDocument,
  PasswordException,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageText } from './pageText.ts';

/** Pixels of a drawn page at most: a larger one is drawn smaller and stretched. */
const MAX_PIXELS = 12_000_000;
/** Larger pictures within the PDF are left out. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** The size of a page at scale 1, in points. */
export type PdfSize = { readonly width: number; readonly height: number };

/** A page as drawn: its picture, its words over it, and whether every picture in it could be drawn. */
export type DrawnPage = {
  readonly canvas: HTMLCanvasElement;
  readonly words: HTMLElement;
  /** The element of each part of the text of the page. */
  readonly parts: readonly Node[];
  readonly isWhole: boolean;
};

/** A page of an open PDF. */
type PdfPage = {
  readonly size: PdfSize;
  /** Draws the page; rejects once `signal` says that nobody waits for it. */
  readonly draw: (scale: number, signal: AbortSignal) => Promise<DrawnPage>;
  /** The words of the page, part by part, as they are drawn. */
  readonly text: () => Promise<readonly string[]>;
};

/** An open PDF. */
export type PdfDocument = {
  readonly pageCount: number;
  readonly page: (number: number) => Promise<PdfPage>;
  readonly close: () => Promise<void>;
};

/** An open PDF, or why it is not. */
export type PdfOpening =
  | { readonly ok: true; readonly pdf: PdfDocument }
  | { readonly ok: false; readonly reason: 'protected' | 'broken' };

/** Whether a picture of the page is missing: of a kind that the browser does not read, or broken. */
async function lacksPicture(page: PDFPageProxy): Promise<boolean> {
  const { argsArray } = await page.getOperatorList();
  const names = argsArray.flatMap((args: unknown) =>
    Array.isArray(args) && typeof args[0] === 'string' && /^img_p?\w*_/.test(args[0]) ? [args[0]] : [],
  );
  return names.some((name) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    return !objects.has(name) || objects.get(name) === null;
  });
}

async function draw(page: PDFPageProxy, scale: number, signal: AbortSignal): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale });
  const wanted = viewport.width * viewport.height * devicePixelRatio ** 2;
  const sharpness = devicePixelRatio * Math.min(1, Math.sqrt(MAX_PIXELS / wanted));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const task = page.render({
    canvas,
    viewport,
    transform: [sharpness, 0, 0, sharpness, 0, 0],
    background: 'white',
    annotationMode: AnnotationMode.ENABLE,
  });
  const stop = () => task.cancel();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const words = document.createElement('div');
  words.dataset['overDrawing'] = '';
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container: words, viewport });
  // It is short, and pdf.js’s own way to stop it leaves an error behind.
  await layer.render();
  return { canvas, words, parts: layer.textDivs, isWhole: !(await lacksPicture(page)) };
}

async function openPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    size: { width, height },
    draw: (scale, signal) => draw(page, scale, signal),
    text: async () => pageText(await page.getTextContent()),
  };
}

/**
 * Opens a PDF in the page itself, without a worker, from bytes alone. Letters are drawn as lines, so no font is made of an unknown file; no script, no
 * form, no compiled code. `resources` is the folder of this origin with the standard fonts and the decoders of pictures of pdf.js, each read when a file needs it.
 */
export async function openPdf(bytes: ArrayBuffer, resources?: string): Promise<PdfOpening> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    disableWorkerRendering: true,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
    ...(resources === undefined ? {} : { standardFontDataUrl: resources, wasmUrl: resources }),
  });
  try {
    const document = await task.promise;
    if (document.numPages === 0) {
      await task.destroy();
      return { ok: false, reason: 'broken' };
    }
    return {
      ok: true,
      pdf: {
        pageCount: document.numPages,
        page: async (number) => openPage(await document.getPage(number)),
        close: () => task.destroy(),
      },
    };
  } catch (error) {
    await task.destroy();
    return { ok: false, reason: error instanceof PasswordException ? 'protected' : 'broken' };
  }
}
