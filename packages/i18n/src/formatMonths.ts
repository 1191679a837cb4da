const MONTHS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' });

/** A calendar date as a letter writes it: `22 novembre 2026`, `1er décembre 2026`. */
export function formatLongDate(date: string): string {
  const [year, , day] = date.split('-');
  const number = Number(day);
  return `${number === 1 ? '1er' : number}\u00A0${MONTHS.format(new Date(`${date}T00:00:00Z`))} ${year}`;
}

/** A month `yyyy-MM` in words: `novembre 2026`. */
export const formatMonth = (month: string): string =>
  `${MONTHS.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
