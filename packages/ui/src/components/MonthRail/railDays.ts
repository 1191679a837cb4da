import { type CalendarDate, endOfMonth, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';

export type RailView = 'month' | 'week';

/** Weeks start on Sunday, whatever the language (R42). */
const sundayOf = (day: CalendarDate): CalendarDate => day.subtract({ days: getDayOfWeek(day, 'fr-FR', 'sun') });

const run = (first: CalendarDate, last: CalendarDate): string[] => {
  const days: string[] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ days: 1 })) days.push(day.toString());
  return days;
};

/** The days of the month or of the week of a day, `yyyy-MM-dd`. */
export function railDays(view: RailView, shown: string): string[] {
  const day = parseDate(shown);
  if (view === 'month') return run(startOfMonth(day), endOfMonth(day));
  return run(sundayOf(day), sundayOf(day).add({ days: 6 }));
}

/** A day of the month or of the week before or after. */
export const railMoved = (view: RailView, shown: string, by: -1 | 1): string =>
  parseDate(shown)
    .add(view === 'month' ? { months: by } : { weeks: by })
    .toString();

/** The first and the last day that either view of a day may show. */
export function railReach(shown: string): { readonly first: string; readonly last: string } {
  const day = parseDate(shown);
  return {
    first: sundayOf(startOfMonth(day)).toString(),
    last: sundayOf(endOfMonth(day)).add({ days: 6 }).toString(),
  };
}
