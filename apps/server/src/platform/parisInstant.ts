import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date';

/** The instant of a full hour of a day in Europe/Paris. */
export const parisInstant = (date: string, hour: number): Date =>
  toCalendarDateTime(parseDate(date), new Time(hour)).toDate('Europe/Paris');

/** A time of a day in Europe/Paris with its offset (RFC 3339), to the second. */
export const parisTimestamp = (date: string, time: Time): string =>
  toZoned(toCalendarDateTime(parseDate(date), time), 'Europe/Paris')
    .toString()
    .replace(/\[.*$/, '');
