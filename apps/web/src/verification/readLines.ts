import { codesCourtsDans } from '@habilis/domain/certificat/codeCourt';
import type { DocumentLu, LigneLue } from '@habilis/domain/certificat/DocumentLu';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actsOf, isHidden } from './coveredTexts.ts';
import { type Item, type Placed, placedOf } from './upright.ts';

type Annotation = {
  readonly subtype: string;
  readonly rect: readonly number[];
  readonly contentsObj?: { readonly str: string };
};
/** The picture of a page. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
/** A page as it is looked at: in the rotation that sets its letters upright, with its texts and its picture there, and that of the page without any letter. */
export type Looked = {
  readonly page: PDFPageProxy;
  readonly viewport: PageViewport;
  readonly items: readonly Item[];
  readonly pixels: Pixels;
  readonly ground: Pixels;
};
/** What a page says: its lines, and the short codes printed on it whichever way they are turned. */
export type PageDite = { readonly document: DocumentLu; readonly codesCourts: readonly string[] };

/** Least difference between a point of letters that an eye sees and what stands there without them, of 255. */
const CONTRAST = 24;
/** How far letters reach above their line and below it, in their height. */
const REACH = { above: 1, below: 0.25 } as const;

/** The box of a text, whichever way it is turned; one across the page has that of a text upright. */
function boxOf({ x, y, largeur, taille, turns }: Placed): readonly [number, number, number, number] {
  const [above, below] = [taille * REACH.above, taille * REACH.below];
  if (turns === 1) return [x - below, y, x + above, y + largeur];
  if (turns === 2) return [x - largeur, y - below, x, y + above];
  if (turns === 3) return [x - above, y - largeur, x + below, y];
  return [x, y - above, x + largeur, y + below];
}

/** Whether letters change anything of a box: those of the colour of their ground, of a hidden layer, transparent or cut away do not, whatever is painted under them. */
function isSeen({ pixels, ground, viewport }: Looked, placed: Placed): boolean {
  const { width, height, data } = pixels;
  const scale = width / viewport.width;
  const [left, top, right, bottom] = boxOf(placed);
  for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(height, Math.ceil(bottom * scale)); y++) {
    for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(width, Math.ceil(right * scale)); x++) {
      const green = (y * width + x) * 4 + 1;
      if (Math.abs((data[green] ?? 0) - (ground.data[green] ?? 0)) > CONTRAST) return true;
    }
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

type Part = Placed & { readonly texte: string };

/** A text turned on its page, as if the page were turned back. */
const turnedBack = ({ texte, x, y, largeur, taille, turns }: Part): LigneLue => ({
  texte,
  largeur,
  taille,
  x: turns === 1 ? y : turns === 2 ? -x : turns === 3 ? -y : x,
  y: turns === 1 ? -x : turns === 2 ? -y : turns === 3 ? x : y,
});

const lettersIn = (parts: readonly Part[]): number => parts.reduce((sum, { texte }) => sum + texte.trim().length, 0);

/** The texts of a page that an eye sees, where they are. */
async function partsOf(looked: Looked): Promise<Part[]> {
  const { page, viewport, items } = looked;
  const acts = await actsOf(page, viewport);
  const taken = new Set<number>();
  return items.flatMap((item): Part[] => {
    const placed = item.str === '' ? null : placedOf(item, viewport);
    if (placed === null) return [];
    const part = { ...placed, texte: item.str };
    if (item.str.trim() === '') return [part];
    const { x, y, largeur, taille, turns } = placed;
    const isCovered = turns === 0 && isHidden(acts, [x, y - taille * 0.7, x + largeur, y], taken);
    return isCovered || !isSeen(looked, placed) ? [] : [part];
  });
}

/** What lies over a page, as lines; a link lies over nothing. */
async function notesOf({ page, viewport }: Looked): Promise<LigneLue[]> {
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  return annotations
    .filter(({ subtype }) => subtype !== 'Link')
    .map(({ rect: [left = 0, bottom = 0, right = 0, top = 0], contentsObj }) => {
      const [x, y] = viewport.convertToViewportPoint(left, bottom) as [number, number];
      const [endX, endY] = viewport.convertToViewportPoint(right, top) as [number, number];
      return {
        texte: contentsObj?.str ?? '',
        x: Math.min(x, endX),
        y: Math.max(y, endY),
        largeur: Math.abs(endX - x),
        taille: Math.abs(endY - y),
      };
    });
}

/** Reads what an eye sees on a page; of one whose letters mostly stand across or mirrored, no line: it accuses nobody. */
export async function readLines(looked: Looked): Promise<PageDite> {
  const [parts, notes] = await Promise.all([partsOf(looked), notesOf(looked)]);
  const turned = [0, 1, 2, 3].map((turns) => joined(parts.filter((part) => part.turns === turns).map(turnedBack)));
  const upright = parts.filter(({ turns }) => turns === 0);
  const isUpright = lettersIn(upright) * 2 >= lettersIn(parts);
  const texte = turned.flatMap((lines) => lines.map((line) => line.texte)).join('\n');
  return {
    document: {
      lignes: isUpright ? joined([...upright.map(turnedBack), ...notes]) : [],
      isAnnote: notes.length > 0,
    },
    codesCourts: codesCourtsDans(texte),
  };
}
