import { parseDate } from '@internationalized/date';

const ZONE = 'Europe/Paris';
const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Europe/Paris at an instant, `yyyy-MM-dd` (rules/wire#dates). */
export const todayAt = (now: Date): string => PARIS.format(now);

const HEURE = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Europe/Paris at an instant, `HH:mm`. */
export const heureAt = (now: Date): string => HEURE.format(now);

/** The instant when a calendar date ends in Europe/Paris, in any season. */
export const endOfDayAt = (date: string): Date => parseDate(date).add({ days: 1 }).toDate(ZONE);
