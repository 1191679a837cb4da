const PARIS_DATE = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const PARIS_TIME = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
const NUMBER = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A calendar date `yyyy-MM-dd` as `dd/MM/yyyy` (K8). */
export const formatDate = (date: string): string => date.split('-').toReversed().join('/');

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
