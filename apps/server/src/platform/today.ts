const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Europe/Paris at an instant, `yyyy-MM-dd` (wire, Dates). */
export const todayAt = (now: Date): string => PARIS.format(now);
