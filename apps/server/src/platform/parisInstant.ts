import { parseDate, Time, toCalendarDateTime } from '@internationalized/date';

/** The instant of a full hour of a day in Europe/Paris. */
export const parisInstant = (date: string, hour: number): Date =>
  toCalendarDateTime(parseDate(date), new Time(hour)).toDate('Europe/Paris');
