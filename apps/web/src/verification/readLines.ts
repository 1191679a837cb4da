import type { DocumentLu, LigneLue } from '@habilis/domain/certificat/DocumentLu';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actsOf, isHidden } from './coveredTexts.ts';

type Item = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;
type Annotation = {
  readonly subtype: string;
  readonly rect: readonly number[];
  readonly contentsObj?: { readonly str: string };
};
type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** Least difference between the darkest and the lightest point of letters that an eye sees, of 255. */
const CONTRAST = 24;

/** Whether anything is drawn in a box: letters of the colour of their ground, or of a hidden layer, are not. */
function isSeen({ width, height, data }: Pixels, scale: number, line: LigneLue): boolean {
  const [left, right] = [Math.floor(line.x * scale), Math.ceil((line.x + line.largeur) * scale)];
  const [top, bottom] = [Math.floor((line.y - line.taille) * scale), Math.ceil((line.y + line.taille / 4) * scale)];
  let [darkest, lightest] = [255, 0];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
      const green = data[(y * width + x) * 4 + 1] ?? 0;
      darkest = Math.min(darkest, green);
      lightest = Math.max(lightest, green);
    }
    if (lightest - darkest > CONTRAST) return true;
  }
  return false;
}

/** Space between two texts beyond which they are apart, in heights of letters. */
const APART = 1;

/** Puts the parts of a line together: each font of a line is a part. */
function joined(parts: readonly LigneLue[]): LigneLue[] {
  const lines: LigneLue[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const gap = last === undefined ? Infinity : part.x - last.x - last.largeur;
    const isSame = last !== undefined && Math.abs(last.y - part.y) < 0.5 && Math.abs(last.taille - part.taille) < 0.1;
    if (last === undefined || !isSame || Math.abs(gap) > part.taille * APART) lines.push(part);
    else {
      const space = gap > part.taille / 8 ? ' ' : '';
      lines[lines.length - 1] = {
        ...last,
        texte: `${last.texte}${space}${part.texte}`,
        largeur: part.x + part.largeur - last.x,
      };
    }
  }
  return lines
    .map((line) => ({ ...line, texte: line.texte.replaceAll(/\s+/gu, ' ').trim() }))
    .filter(({ texte }) => texte !== '');
}

/** Reads the lines that an eye sees on a page; `drawn` is its picture. */
export async function readLines(page: PDFPageProxy, drawn: HTMLCanvasElement): Promise<DocumentLu> {
  const pixels = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height);
  const viewport = page.getViewport({ scale: 1 });
  const [{ items }, acts, annotations] = await Promise.all([
    page.getTextContent(),
    actsOf(page),
    page.getAnnotations(),
  ]);
  const parts = items
    .filter((item): item is Item => 'str' in item && item.str !== '')
    .flatMap((item): LigneLue[] => {
      const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as readonly number[];
      const taille = Math.hypot(a, b);
      // Words across the page, such as those of a specimen, are no line.
      if (taille === 0 || Math.abs(b) > taille / 100) return [];
      const [left = 0, base = 0] = viewport.convertToViewportPoint(x, y) as readonly number[];
      const line = { texte: item.str, x: left, y: base, largeur: item.width, taille };
      if (item.str.trim() === '') return [line];
      const isCovered = isHidden(acts, [x, y, x + item.width, y + taille * 0.7]);
      return isCovered || pixels === undefined || !isSeen(pixels, drawn.width / viewport.width, line) ? [] : [line];
    });
  // A link lies over nothing.
  const over = (annotations as readonly Annotation[]).filter(({ subtype }) => subtype !== 'Link');
  const noted = over.flatMap(({ rect, contentsObj }): LigneLue[] => {
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    const [x = 0, y = 0] = viewport.convertToViewportPoint(left, bottom) as readonly number[];
    return [{ texte: contentsObj?.str ?? '', x, y, largeur: right - left, taille: top - bottom }];
  });
  return { lignes: joined([...parts, ...noted]), isAnnote: over.length > 0 };
}
