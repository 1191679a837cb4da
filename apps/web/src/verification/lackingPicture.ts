import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why something of a PDF is not drawn: a picture is larger than what is drawn, or nothing here decodes it. */
export type Lacking = 'pdf-image' | 'pdf-image-grande';
type Source = Exclude<Parameters<typeof getDocument>[0], string | URL | ArrayBuffer | undefined>;

/** Larger images within the PDF are left out: a sheet of A4 at 720 dots an inch has 50.12 millions. */
export const MAX_IMAGE_PIXELS = 60_000_000;
/** The width of a picture, and as much around it as holds its height: the words of a picture are never compressed (ISO 32000-1, 7.5.7). */
const WIDTH = /\/Width\s+(\d+)/g;
const AROUND = 400;

/** Whether a picture has more pixels than `most`. */
function hasLarger(bytes: ArrayBuffer, most: number): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return Array.from(text.matchAll(WIDTH)).some(({ index, 1: width }) => {
    const around = text.slice(Math.max(0, index - AROUND), index + AROUND);
    return Array.from(around.matchAll(/\/Height\s+(\d+)/g)).some(([, height]) => Number(width) * Number(height) > most);
  });
}

/** Whether a picture of a drawn page was given up: its place is kept, and nothing stands there. */
async function hasEmptyPlace(page: PDFPageProxy): Promise<boolean> {
  const { argsArray } = await page.getOperatorList();
  const names = argsArray.flatMap((args: unknown) =>
    Array.isArray(args) && typeof args[0] === 'string' && /^(g_\w+_)?img_/.test(args[0]) ? [args[0]] : [],
  );
  return names.some((name) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    return !objects.has(name) || objects.get(name) === null;
  });
}

const lengthOf = async (page: PDFPageProxy): Promise<number> => (await page.getOperatorList()).fnArray.length;

/** Whether a page has less in it for a reader that stops at its first fault: the library tells faults in no other way. */
async function isCutShort(pdf: PDFDocumentProxy, strict: PDFDocumentProxy, number: number): Promise<boolean> {
  const [page, other] = await Promise.all([pdf.getPage(number), strict.getPage(number)]);
  return (await hasEmptyPlace(page)) || (await lengthOf(other)) < (await lengthOf(page));
}

/** Why something in the first pages of a drawn PDF is not drawn, null when all is. */
export async function lackingPicture(
  pdf: PDFDocumentProxy,
  source: Source & { readonly data: ArrayBuffer; readonly maxImageSize: number },
  pages: number,
): Promise<Lacking | null> {
  if (hasLarger(source.data, source.maxImageSize)) return 'pdf-image-grande';
  const task = getDocument({ ...source, stopAtErrors: true });
  try {
    const strict = await task.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, pages); number++) {
      if (await isCutShort(pdf, strict, number)) return 'pdf-image';
    }
    return null;
  } catch {
    return 'pdf-image';
  } finally {
    await task.destroy();
  }
}
