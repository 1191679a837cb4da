/** A bar on the days shown: its first and last column and its lane, from 0; cut where it begins before or ends after them. */
export type PlacedBar<Bar> = {
  readonly bar: Bar;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
};

/** Days on which bars find no lane, and how many bars that is. */
export type Crowd = { readonly from: number; readonly to: number; readonly count: number };

type Spanning = { readonly key: string; readonly start: string; readonly end: string };

/** Bars in order of their days, each in the first free lane; those outside the days are left out. */
export function placeBars<Bar extends Spanning>(bars: readonly Bar[], days: readonly string[]): PlacedBar<Bar>[] {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const ends: number[] = [];
  return bars
    .filter(({ start, end }) => start <= last && end >= first)
    .toSorted((one, other) => one.start.localeCompare(other.start) || other.end.localeCompare(one.end))
    .map((bar) => {
      const from = Math.max(0, days.indexOf(bar.start));
      const to = bar.end > last ? days.length - 1 : days.indexOf(bar.end);
      const free = ends.findIndex((end) => end < from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = to;
      return { bar, from, to, lane, isCutBefore: bar.start < first, isCutAfter: bar.end > last };
    });
}

/** The runs of days on which bars lie beyond the lanes shown. */
export function crowdsOf(placed: readonly PlacedBar<Spanning>[], lanes: number): Crowd[] {
  const crowds: Crowd[] = [];
  for (const { from, to } of placed.filter(({ lane }) => lane >= lanes)) {
    const last = crowds.at(-1);
    if (last !== undefined && from <= last.to)
      crowds[crowds.length - 1] = { from: last.from, to: Math.max(last.to, to), count: last.count + 1 };
    else crowds.push({ from, to, count: 1 });
  }
  return crowds;
}
