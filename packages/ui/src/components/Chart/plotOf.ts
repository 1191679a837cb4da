import { nice, ticks } from 'd3-array';

export interface Series {
  key: string;
  label: string;
  /** One for each category. */
  values: readonly number[];
}

export type ChartKind = 'bars' | 'stackedBars' | 'lines';

/** A part of a bar or a point of a line, from 0 (bottom of the plot) to 1 (top). */
interface Mark {
  from: number;
  to: number;
}

export interface Plot {
  /** Values with a line across the plot; 0 is always one (rules/design#plots). */
  levels: readonly number[];
  /** By category, then by series. */
  marks: readonly (readonly Mark[])[];
  /** Height of a value in the plot. */
  heightOf: (value: number) => number;
}

const LEVELS = 4;

/** Positions of everything in a plot of these figures. */
export function plotOf(kind: ChartKind, categories: readonly string[], series: readonly Series[]): Plot {
  const columns = categories.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const reach = columns.flatMap((values) => (kind === 'stackedBars' ? [values.reduce((a, b) => a + b, 0)] : values));
  const [low, high] = nice(Math.min(0, ...reach), Math.max(0, ...reach) || 1, LEVELS);
  const heightOf = (value: number) => (value - low) / (high - low);
  const marks = columns.map((values) => {
    let base = 0;
    return values.map((value) => {
      const from = kind === 'stackedBars' ? base : 0;
      base += value;
      return { from: heightOf(from), to: heightOf(from + value) };
    });
  });
  return { levels: ticks(low, high, LEVELS), marks, heightOf };
}
