/** A mark before it is placed: its day and the text beside its node. */
type Marked = { readonly date: string; readonly text: string };

/** Marks that share one place on the line, since they would touch. */
export interface PlacedMarks<M> {
  readonly marks: readonly M[];
  /** Place of the first one's day, from 0 to 1. */
  readonly at: number;
  /** Whether the text stands before the node, as there is no room after it. */
  readonly isBefore: boolean;
}

const LETTER = 7;
/** Node, gaps and day, beside the letters. */
const REST = 70;
const NODE = 12;

const DAY_MS = 86_400_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const monthAfter = (month: string): string => {
  const [year = 0, rank = 0] = month.split('-').map(Number);
  return rank === 12 ? `${year + 1}-01-01` : `${year}-${String(rank + 1).padStart(2, '0')}-01`;
};

/** Where a day stands on a line of whole months, all of one width: 0 at the first day, 1 after the last. */
export function placeOf(date: string, months: readonly string[]): number {
  const rank = months.indexOf(date.slice(0, 7));
  if (rank === -1) return date < (months[0] ?? '') ? 0 : 1;
  const first = dayNumber(`${date.slice(0, 7)}-01`);
  const length = dayNumber(monthAfter(date.slice(0, 7))) - first;
  return (rank + (dayNumber(date) - first) / length) / months.length;
}

type Space = { readonly months: readonly string[]; readonly width: number };

function placed<M extends Marked>(
  marks: readonly M[],
  { months, width }: Space,
  textOf: (marks: readonly M[]) => string,
): PlacedMarks<M> & { readonly from: number; readonly to: number } {
  const at = placeOf(marks[0]?.date ?? '', months);
  const needed = textOf(marks).length * LETTER + REST;
  const left = at * width;
  // Where neither side has the room, the wider one is cut.
  const isBefore = left + needed > width && left > width / 2;
  return { marks, at, isBefore, from: isBefore ? left - needed : left, to: isBefore ? left + NODE : left + needed };
}

/** Places the marks of a lane from the first day on; those that would touch share one place, whose text is `textOf` them all. */
export function placeMarks<M extends Marked>(
  marks: readonly M[],
  space: Space,
  textOf: (marks: readonly M[]) => string,
): PlacedMarks<M>[] {
  const lane: (PlacedMarks<M> & { readonly from: number; readonly to: number })[] = [];
  for (const mark of marks.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))) {
    let next = placed([mark], space, textOf);
    for (let last = lane.at(-1); last !== undefined && next.from < last.to; last = lane.at(-1)) {
      lane.pop();
      next = placed([...last.marks, ...next.marks], space, textOf);
    }
    lane.push(next);
  }
  return lane.map(({ marks: together, at, isBefore }) => ({ marks: together, at, isBefore }));
}
