/** Days that stand far enough apart for weeks to be told. */
const NEAR_DAYS = 30;
/** Their share of the width; the months after them have the rest. */
export const NEAR_SHARE = 0.62;

const WEEK = 7;

/** The days of a line: its first, and its last one included. */
export type Line = { readonly today: string; readonly end: string };
/** A line of the axis: its day, and its place from 0 to 1. */
export type Tick = { readonly date: string; readonly at: number };

const DAY_MS = 86_400_000;
/** Days since 1970: a day of UTC has no change of the clock. */
const numberOf = (date: string): number => Date.parse(date) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const addDays = (date: string, days: number): string => dayOf(numberOf(date) + days);
const daysFrom = (date: string, to: string): number => numberOf(to) - numberOf(date);
/** Thirty-one days after the first of a month lie in the next one. */
const nextMonth = (date: string): string => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

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
  let first = nextMonth(farOf(line.today));
  while (first <= line.end) {
    months.push(at(first));
    first = nextMonth(first);
  }
  return { weeks, months };
}
