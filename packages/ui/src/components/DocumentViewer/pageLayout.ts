import type { PdfSize } from './pdfEngine.ts';

/** Room between two pages and around them, in pixels. */
export const PAGE_GAP = 16;
/** Pixels of a point at a zoom of 100 %. */
const PIXELS_PER_POINT = 96 / 72;

/** How large pages are shown: in percent, or as wide as there is room. */
export type ViewerZoom = number | 'width';
export const MIN_ZOOM = 25;
export const MAX_ZOOM = 400;
const STEPS = [25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400];

/** The next zoom, larger or smaller. */
export const zoomStep = (percent: number, direction: 1 | -1): number =>
  (direction === 1 ? STEPS.find((step) => step > percent) : STEPS.findLast((step) => step < percent)) ??
  (direction === 1 ? MAX_ZOOM : MIN_ZOOM);

/** Pixels of a point, for a zoom and the room that there is. */
export function scaleOf(zoom: ViewerZoom, widest: number, room: number): number {
  if (zoom !== 'width') return (zoom / 100) * PIXELS_PER_POINT;
  return Math.max((room - 2 * PAGE_GAP) / widest, (MIN_ZOOM / 100) * PIXELS_PER_POINT);
}

export const percentOf = (scale: number): number => Math.round((scale / PIXELS_PER_POINT) * 100);

/** Where each page begins, and the height of all; a page not read yet is taken to be as large as the first. */
export type PageLayout = {
  readonly tops: readonly number[];
  readonly height: number;
  readonly sizeOf: (page: number) => PdfSize;
};

/** Lays pages out one under the other, in pixels. */
export function layPages(
  count: number,
  sizes: ReadonlyMap<number, PdfSize>,
  first: PdfSize,
  scale: number,
): PageLayout {
  const sizeOf = (page: number): PdfSize => {
    const { width, height } = sizes.get(page) ?? first;
    return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  };
  const tops: number[] = [];
  let top = PAGE_GAP;
  for (let page = 1; page <= count; page++) {
    tops.push(top);
    top += sizeOf(page).height + PAGE_GAP;
  }
  return { tops, height: top, sizeOf };
}

/** The page at a height; the first above all of them. */
export const pageAt = ({ tops }: PageLayout, y: number): number =>
  Math.max(1, tops.findLastIndex((top) => top <= y) + 1);
