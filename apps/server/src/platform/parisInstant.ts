import { parseDate, Time, toCalendarDateTime } from '@internationalized/date';

/** The instant at which the clocks of Europe/Paris show a full hour of a day. */
export const parisInstant = (date: string, hour: number): Date =>
  toCalendarDateTime(parseDate(date), new Time(hour)).toDate('Europe/Paris');
