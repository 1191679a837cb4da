import { ICalEventTransparency } from 'ical-generator';

/** The day as the calendar library reads whole days: its year, month and day in UTC. */
export const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A whole day has no hour, so no time zone: the same day wherever it is read (EC13). */
export const wholeDay = (date: string, now: Date) => ({
  start: dayOf(date),
  allDay: true,
  timezone: 'UTC',
  stamp: now,
  transparency: ICalEventTransparency.TRANSPARENT,
});
