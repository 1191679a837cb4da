import { CalendarDate, endOfMonth, getDayOfWeek, parseDate } from '@internationalized/date';

/** Weeks start on Sunday, whatever the language (R42). */
const SUNDAY = 'sun';

/** The month `count` months later (earlier when negative), `yyyy-MM`. */
export const monthsFrom = (month: string, count: number): string =>
  parseDate(`${month}-01`).add({ months: count }).toString().slice(0, 7);

/** The weeks of `yyyy-MM` as days `yyyy-MM-dd`; days of the neighbouring months complete the first and the last. */
export function weeksOf(month: string, locale: string): string[][] {
  const first = parseDate(`${month}-01`);
  const start = first.subtract({ days: getDayOfWeek(first, locale, SUNDAY) });
  const last = endOfMonth(first);
  const weeks: string[][] = [];
  for (let day: CalendarDate = start; day.compare(last) <= 0; day = day.add({ weeks: 1 })) {
    weeks.push(Array.from({ length: 7 }, (_, at) => day.add({ days: at }).toString()));
  }
  return weeks;
}
