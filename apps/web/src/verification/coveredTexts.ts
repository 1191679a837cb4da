import { AnnotationMode, OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Matrix = readonly [number, number, number, number, number, number];
type Box = readonly [left: number, top: number, right: number, bottom: number];
type Point = { readonly x: number; readonly y: number };
/** A text that was written, or something painted over what was there, in the units of the page as it is looked at. */
type Act =
  | { readonly kind: 'text'; readonly at: Point; readonly isInvisible: boolean }
  | { readonly kind: 'paint'; readonly box: Box };
/** What was done to a page, in its order. */
export type Acts = readonly Act[];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];
const UNIT: Box = [0, 0, 1, 1];

/** What `inner` does, then `outer`. */
const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];
const pointBy = (matrix: Matrix, x: number, y: number): Point => ({
  x: matrix[0] * x + matrix[2] * y + matrix[4],
  y: matrix[1] * x + matrix[3] * y + matrix[5],
});
function boxBy(matrix: Matrix, [left, top, right, bottom]: Box): Box {
  const corners = [
    pointBy(matrix, left, top),
    pointBy(matrix, right, top),
    pointBy(matrix, left, bottom),
    pointBy(matrix, right, bottom),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const IMAGES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** Rows of pictures and shades: where they lie is not worked out. */
const ANYWHERE: ReadonlySet<number> = new Set([
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.shadingFill,
]);
const STROKES: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke]);
/** Modes of text that draw no letter (ISO 32000-1, 9.3.6): a scanner writes so what it has recognised. */
const INVISIBLE: ReadonlySet<number> = new Set([3, 7]);

type State = { readonly matrix: Matrix; readonly mode: number; readonly width: number };

/** The texts and the paintings of a page, in their order, where a viewport shows them. */
export async function actsOf(page: PDFPageProxy, viewport: PageViewport): Promise<Acts> {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const acts: Act[] = [];
  const kept: State[] = [];
  let state: State = { matrix: viewport.transform as unknown as Matrix, mode: 0, width: 1 };
  let line = IDENTITY;
  let leading = 0;
  const move = (x: number, y: number) => {
    line = times(line, [1, 0, 0, 1, x, y]);
  };
  const paint = (box: Box) => void acts.push({ kind: 'paint', box });
  for (const [index, operation] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as readonly unknown[];
    const numbers = args as readonly number[];
    const [first = 0, second = 0] = numbers;
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(state);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = kept.pop() ?? state;
    else if (operation === OPS.transform)
      state = { ...state, matrix: times(state.matrix, numbers as unknown as Matrix) };
    else if (operation === OPS.paintFormXObjectBegin) {
      const [matrix] = args as readonly (Matrix | null)[];
      state = { ...state, matrix: times(state.matrix, matrix ?? IDENTITY) };
    } else if (operation === OPS.setLineWidth) state = { ...state, width: first };
    else if (operation === OPS.setTextRenderingMode) state = { ...state, mode: first };
    else if (operation === OPS.beginText) line = IDENTITY;
    else if (operation === OPS.setTextMatrix)
      line = Array.from((args as readonly ArrayLike<number>[])[0] ?? IDENTITY) as unknown as Matrix;
    else if (operation === OPS.moveText) move(first, second);
    // The operator gives it downwards.
    else if (operation === OPS.setLeading) leading = -first;
    else if (operation === OPS.setLeadingMoveText) {
      leading = second;
      move(first, second);
    } else if (operation === OPS.nextLine) move(0, leading);
    else if (operation === OPS.showText) {
      const at = pointBy(times(state.matrix, line), 0, 0);
      acts.push({ kind: 'text', at, isInvisible: INVISIBLE.has(state.mode) });
    } else if (IMAGES.has(operation)) paint(boxBy(state.matrix, UNIT));
    else if (ANYWHERE.has(operation)) paint(EVERYWHERE);
    else if (operation === OPS.constructPath) {
      const [how, , bounds] = args as readonly [number, unknown, ArrayLike<number> | null];
      if (how === OPS.endPath || bounds === null) continue;
      const around = STROKES.has(how) ? state.width / 2 : 0;
      const [x = 0, y = 0, endX = 0, endY = 0] = Array.from(bounds);
      paint(boxBy(state.matrix, [x - around, y - around, endX + around, endY + around]));
    }
  }
  return acts;
}

/** How far the start of a text may be from where it was written, in points: rounding. */
const SAME = 1.5;

/** Where in the order of a page a text was written: its start, or that of the line that it goes on; of several that start at one place, the first that is not taken. */
function writtenAt(acts: Acts, [left, base]: readonly [number, number], taken: ReadonlySet<number>): number {
  let [start, nearest, isTaken] = [-1, SAME, true];
  let [line, before] = [-1, Infinity];
  for (const [index, act] of acts.entries()) {
    if (act.kind !== 'text' || Math.abs(act.at.y - base) > SAME) continue;
    const gap = left - act.at.x;
    const away = Math.hypot(gap, act.at.y - base);
    const isOther = taken.has(index);
    // One that is taken serves where there is no other: a text may be told in parts.
    if (away <= SAME && (isOther === isTaken ? away < nearest || start === -1 : isTaken))
      [start, nearest, isTaken] = [index, away, isOther];
    else if (gap > 0 && gap <= before) [line, before] = [index, gap];
  }
  return start === -1 ? line : start;
}

/** Shares of a text, across and up, beyond which something lies over it. */
const OVER = { across: 0.1, up: 0.35 } as const;

/**
 * Whether an upright text that begins at the lower left of that box was written without a letter to see, or has something painted over it since.
 * Texts are asked about in their order: each takes its own act, so that what is written in the place of another is not taken for it.
 */
export function isHidden(acts: Acts, [left, top, right, bottom]: Box, taken: Set<number>): boolean {
  const written = writtenAt(acts, [left, bottom], taken);
  taken.add(written);
  const text = acts[written];
  if (text?.kind === 'text' && text.isInvisible) return true;
  return acts.slice(written + 1).some((act) => {
    if (act.kind !== 'paint') return false;
    const across = Math.min(right, act.box[2]) - Math.max(left, act.box[0]);
    const up = Math.min(bottom, act.box[3]) - Math.max(top, act.box[1]);
    return across > (right - left) * OVER.across && up > (bottom - top) * OVER.up;
  });
}
