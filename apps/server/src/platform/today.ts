const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Europe/Paris at an instant, `yyyy-MM-dd` (wire, Dates). */
export const todayAt = (now: Date): string => PARIS.format(now);

const LAST_HOURS = ['T22:00:00Z', 'T23:00:00Z'];

/** The instant at which a calendar date ends in Europe/Paris, whatever the season. */
export function endOfDayAt(date: string): Date {
  const end = LAST_HOURS.map((hour) => new Date(`${date}${hour}`)).find((instant) => todayAt(instant) > date);
  if (end === undefined) throw new Error(`le ${date} n’a pas de fin`);
  return end;
}
