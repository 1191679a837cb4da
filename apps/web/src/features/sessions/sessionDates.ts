import { formatDate } from '@habilis/i18n/format';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The days of a session; a last day that is not known yet is the first. */
export type SessionDays = { readonly dateSession: string | null; readonly dateFinSession: string | null };

/** The last day, or the first while the last is not known or is still before it. */
const lastOf = (first: string, last: string | null): string => (last !== null && last > first ? last : first);

/** Whether a day of one year and a day of the next leave no doubt about the year of the first. */
const isWithinAYear = (first: string, last: string): boolean =>
  last < `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`;

/** The days in figures, as short as they go: `14–15/12/2026`, `31/12–02/01/2027`; null while they are not known. */
export function shortDates({ dateSession: first, dateFinSession }: SessionDays): string | null {
  if (first === null) return null;
  const last = lastOf(first, dateFinSession);
  if (last === first) return formatDate(first);
  const from = formatDate(first);
  const kept = first.slice(0, 7) === last.slice(0, 7) ? 2 : isWithinAYear(first, last) ? 5 : 10;
  return `${from.slice(0, kept)}–${formatDate(last)}`;
}

/** A long date without the parts that it shares with another one that follows. */
function longWithout(day: string, following: string): string {
  const [number = '', month = ''] = formatLongDate(day).split(/[\u00A0 ]/);
  if (day.slice(0, 7) === following.slice(0, 7)) return number;
  return day.slice(0, 4) === following.slice(0, 4) ? `${number}\u00A0${month}` : formatLongDate(day);
}

/** The days in words, with their article: « du 14 décembre 2026 », « des 14 et 15 décembre 2026 »; null while they are not known. */
export function longDates(t: Texts, { dateSession: first, dateFinSession }: SessionDays): string | null {
  if (first === null) return null;
  const last = lastOf(first, dateFinSession);
  if (last === first) return t('sessions-certification.jours.un', { jour: formatLongDate(first) });
  const isNext = new Date(`${last}T00:00:00Z`).getTime() - new Date(`${first}T00:00:00Z`).getTime() === 86_400_000;
  const values = { debut: longWithout(first, last), fin: formatLongDate(last) };
  return t(isNext ? 'sessions-certification.jours.deux' : 'sessions-certification.jours.plusieurs', values);
}
