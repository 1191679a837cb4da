import { nice, ticks } from 'd3-array';
import type { Figure } from './ChartData.ts';

export interface Scale {
  /** Values with a line across; 0 is always one (rules/design#plots). */
  levels: readonly number[];
  /** Where a value stands, in percent of the drawing. */
  placeOf: (value: number) => number;
}

const LEVELS = 4;

/** Round levels over all of these figures; whole figures have whole levels. */
export function scaleOf(figures: readonly Figure[]): Scale {
  const known = figures.filter((value) => typeof value === 'number');
  const isWhole = known.every((value) => Number.isInteger(value));
  const [low, high] = nice(Math.min(0, ...known), Math.max(0, ...known) || 1, LEVELS);
  const levels = ticks(low, high, LEVELS).filter((level) => !isWhole || Number.isInteger(level));
  return { levels, placeOf: (value) => ((value - low) / (high - low)) * 100 };
}

/** One label in how many has its room, where so many fit. */
export const everyOf = (count: number, fitting: number): number => Math.max(1, Math.ceil(count / fitting));
