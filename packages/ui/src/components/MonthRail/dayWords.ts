import { DateFormatter, parseDate } from '@internationalized/date';
import type { RailView } from './railDays.ts';

const ZONE = 'UTC';
const toDate = (day: string) => parseDate(day).toDate(ZONE);

/** A day in words. French writes the first of a month `1er`, which `Intl` does not. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const formatter = new DateFormatter(locale, { ...options, timeZone: ZONE });
  const isFrench = locale.startsWith('fr');
  return (day) =>
    formatter
      .formatToParts(toDate(day))
      .map(({ type, value }) => (isFrench && type === 'day' && value === '1' ? '1er' : value))
      .join('');
}

/** « novembre 2026 », or « 15–21 novembre 2026 ». */
export function periodName(locale: string, view: RailView, days: readonly string[]): string {
  const [first = ''] = days;
  if (view === 'month') return dayFormat(locale, { month: 'long', year: 'numeric' })(first);
  return new DateFormatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }).formatRange(
    toDate(first),
    toDate(days.at(-1) ?? first),
  );
}
