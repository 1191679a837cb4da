const PARIS_DATE = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const PARIS_TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A calendar date `yyyy-MM-dd` as `dd/MM/yyyy` (K8). */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

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

/** The day of an instant in Paris, `dd/MM/yyyy`. */
export const formatInstantDate = (instant: string): string => PARIS_DATE.format(new Date(instant));

/** The time of an instant in Paris, `HH:mm`. */
export const formatTime = (instant: string | Date): string => PARIS_TIME.format(new Date(instant));

const KILO = 1024;

/** A file size to show, in o, ko or Mo; by steps of 1 024, as file managers and upload limits count. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes}\u00A0o`;
  if (bytes < KILO ** 2) return `${NUMBER.format(bytes / KILO)}\u00A0ko`;
  return `${NUMBER.format(bytes / KILO ** 2)}\u00A0Mo`;
}
