import { farOf, type Line, NEAR_SHARE, placeOf } from './lineScale.ts';

/** Some days, both included; without a first one, all before today. */
export type Days = { readonly from: string | null; readonly to: string };
type Marked = { readonly date: string; readonly text: string };
type Span<M> = Days & { readonly marks: readonly M[]; readonly total: number; readonly isMore?: boolean };

/** A mark in its lane; `at` and `room` are of the width of the root text's 16 px. */
export type PlacedMark<M> = {
  readonly mark: M;
  readonly at: number;
  readonly lane: number;
  readonly isFar: boolean;
  /** Whether the text stands before the icon, as there is no room after it. */
  readonly isBefore: boolean;
  /** Up to the next mark of its lane, or to the edge. */
  readonly room: number;
};
/** What found no lane, at the first of its days. */
export type Crowd = Days & {
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  readonly at: number;
  readonly isFar: boolean;
};

export const LANES = 3;
/** Named of what is late, when it does not all fit: what comes needs a lane too. */
const LATE = 2;
const LETTER = 7.4;
/** Icon and gap before the letters. */
const ICON = 22;
const HALF = 8;
/** No text is wider than the first of these; where that leaves dates without a lane, than the next ones. The last holds the number of a demande. */
const WIDTHS = [232, 168, 128] as const;
const GAP = 12;
/** From an edge of the line to the middle of an icon. */
const EDGE = 12;
const CROWD_LETTER = 9;
const CROWD_REST = 14;

type Named<M> = { readonly mark: M; readonly span: number; readonly at: number; readonly isFar: boolean };
type Seat<M> = Named<M> & {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
  readonly isBefore: boolean;
};

/** Where dates go, the nearest first, each in the first lane that is free there: its text after its icon, else before it. */
function seatsOf<M extends Marked>(named: readonly Named<M>[], most: number, { ends, width }: Room): Seat<M>[] {
  const free = [...ends];
  return named.flatMap((one) => {
    const { at, mark } = one;
    const needed = Math.min(most, mark.text.length * LETTER + ICON);
    const after = { from: at - HALF, to: at - HALF + needed, isBefore: false };
    const before = { from: at + HALF - needed, to: at + HALF, isBefore: true };
    for (const place of [after, before]) {
      if (place.from < 0 || place.to > width) continue;
      const lane = free.findIndex((end) => place.from >= end);
      if (lane === -1) continue;
      free[lane] = place.to + GAP;
      return [{ ...one, ...place, lane }];
    }
    return [];
  });
}

type Room = { readonly ends: readonly number[]; readonly width: number };

/** The seats of the widest texts that leave the fewest dates without one. */
function mostSeats<M extends Marked>(named: readonly Named<M>[], room: Room): Seat<M>[] {
  const tried = WIDTHS.map((most) => seatsOf(named, most, room));
  const seated = Math.max(...tried.map(({ length }) => length));
  return tried.find(({ length }) => length === seated) ?? [];
}

const crowdWidth = (count: number): number => (String(count).length + 1) * CROWD_LETTER + CROWD_REST;

/** What finds no lane, each at its first day; those that would touch lead to one list of all their days. */
function crowdsOf(left: readonly Omit<Crowd, 'at' | 'isFar'>[], line: Line, width: number): Crowd[] {
  const crowds: Crowd[] = [];
  let free = 0;
  for (const one of left) {
    const start = placeOf(one.from ?? line.today, line) * width;
    const end = placeOf(one.to, line) * width;
    const last = crowds.at(-1);
    const needed = crowdWidth(one.count);
    const at = Math.max(start, free);
    const isFar = (one.from ?? '') >= farOf(line.today);
    const fits = at + needed <= width && (at === start || at + needed <= end);
    if (last === undefined || fits) {
      crowds.push({ ...one, at: Math.min(at, Math.max(0, width - needed)), isFar });
      free = at + needed;
      continue;
    }
    const count = last.count + one.count;
    crowds[crowds.length - 1] = { ...last, to: one.to, count, isMore: last.isMore || one.isMore };
    free = Math.max(free, last.at + crowdWidth(count));
  }
  return crowds;
}

/** Places each date in the first of three lanes that has room for its text, the nearest first; the others are counted by their days. */
export function placeMarks<M extends Marked>(
  spans: readonly Span<M>[],
  line: Line,
  width: number,
): { readonly marks: readonly PlacedMark<M>[]; readonly crowds: readonly Crowd[] } {
  const named = spans.flatMap(({ from, marks, total }, span) =>
    (from === null && total > LANES ? marks.slice(0, LATE) : marks).map((mark): Named<M> => {
      const place = placeOf(mark.date, line);
      return { mark, span, at: Math.min(Math.max(place * width, EDGE), width - EDGE), isFar: place >= NEAR_SHARE };
    }),
  );
  const near = mostSeats(
    named.filter(({ isFar }) => !isFar),
    { ends: Array.from({ length: LANES }, () => 0), width },
  );
  // The months begin after what the weeks have taken.
  const ends = Array.from({ length: LANES }, (_, lane) =>
    near.reduce((end, one) => (one.lane === lane ? one.to + GAP : end), 0),
  );
  const far = mostSeats(
    named.filter(({ isFar }) => isFar),
    { ends, width },
  );
  const seats = [...near, ...far];
  const left = spans.flatMap(({ from, to, total, isMore = false }, span) => {
    const count = total - seats.filter((seat) => seat.span === span).length;
    return count === 0 ? [] : [{ from, to, count, isMore }];
  });
  const marks = seats.map(({ mark, at, lane, from, to, isFar, isBefore }) => {
    const next = Math.min(width, ...seats.filter((one) => one.lane === lane && one.from > from).map((one) => one.from));
    return { mark, at, lane, isFar, isBefore, room: isBefore ? to - from : next - from - HALF / 2 };
  });
  return { marks, crowds: crowdsOf(left, line, width) };
}
