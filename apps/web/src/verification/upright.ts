import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a page as the library tells it. */
export type Item = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;
/** A text where a viewport shows it: its end on the left, its direction there and its height, counted from the top. */
export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly largeur: number;
  readonly taille: number;
  /** Quarter turns from upright, clockwise; null for a text across the page or mirrored. */
  readonly turns: 0 | 1 | 2 | 3 | null;
};

/** How far from a quarter turn letters may lean, in radians: what programs round. A line that leans more leaves its height from one of its fonts to the next, and would be read in pieces. */
const LEAN = 0.0002;
const QUARTER = Math.PI / 2;
const TURNS = [0, 1, 2, 3] as const;

/** Where a viewport shows a text; null for one without size. */
export function placedOf({ transform, width }: Item, viewport: PageViewport): Placed | null {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform as readonly number[];
  const [ma = 1, mb = 0, mc = 0, md = 1] = viewport.transform;
  const [right, down] = [ma * a + mc * b, mb * a + md * b];
  const [upRight, upDown] = [ma * c + mc * d, mb * c + md * d];
  const taille = Math.hypot(upRight, upDown);
  const along = Math.hypot(right, down);
  if (taille === 0 || along === 0) return null;
  const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f) as readonly number[];
  const angle = Math.atan2(down, right) / QUARTER;
  const isStraight = Math.abs(angle - Math.round(angle)) * QUARTER < LEAN;
  const isMirrored = right * upDown - down * upRight > 0;
  return {
    x,
    y,
    largeur: width * (along / Math.hypot(a, b)),
    taille,
    turns: isStraight && !isMirrored ? (TURNS[(Math.round(angle) + 4) % 4] ?? null) : null,
  };
}

/** The rotation in which most letters of a page stand upright, in degrees; its own where none does. */
export function uprightRotation(items: readonly Item[], viewport: PageViewport): number {
  const letters = [0, 0, 0, 0];
  for (const item of items) {
    const turns = placedOf(item, viewport)?.turns ?? null;
    if (turns !== null) letters[turns] = (letters[turns] ?? 0) + item.str.trim().length;
  }
  return (viewport.rotation - letters.indexOf(Math.max(...letters)) * 90 + 360) % 360;
}
