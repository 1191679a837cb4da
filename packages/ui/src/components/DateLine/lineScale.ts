import { parseDate } from '@internationalized/date';

/** Days that stand far enough apart for weeks to be told. */
const NEAR_DAYS = 30;
/** Their share of the width; the months after them have the rest. */
export const NEAR_SHARE = 0.62;

const WEEK = 7;

/** The days of a line: its first, and its last one included. */
export type Line = { readonly today: string; readonly end: string };
/** A line of the axis: its day, and its place from 0 to 1. */
export type Tick = { readonly date: string; readonly at: number };

const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString();
const daysFrom = (date: string, to: string): number => parseDate(to).compare(parseDate(date));

/** The first day among the months. */
export const farOf = (today: string): string => addDays(today, NEAR_DAYS);

/** Where a day stands, from 0 to 1: thirty days take most of the width, the months what is left; what is before today stands at its edge. */
export function placeOf(date: string, { today, end }: Line): number {
  const days = Math.max(0, daysFrom(today, date));
  if (days <= NEAR_DAYS) return (days / NEAR_DAYS) * NEAR_SHARE;
  const left = Math.max(1, daysFrom(today, end) + 1 - NEAR_DAYS);
  return Math.min(1, NEAR_SHARE + ((days - NEAR_DAYS) / left) * (1 - NEAR_SHARE));
}

/** The first days of the weeks from today's, and of the months after them. */
export function ticksOf(line: Line): { readonly weeks: readonly Tick[]; readonly months: readonly Tick[] } {
  const at = (date: string): Tick => ({ date, at: placeOf(date, line) });
  const weeks = Array.from({ length: Math.ceil(NEAR_DAYS / WEEK) }, (_, rank) => at(addDays(line.today, rank * WEEK)));
  const months: Tick[] = [];
  let first = parseDate(farOf(line.today)).set({ day: 1 }).add({ months: 1 });
  while (first.toString() <= line.end) {
    months.push(at(first.toString()));
    first = first.add({ months: 1 });
  }
  return { weeks, months };
}
