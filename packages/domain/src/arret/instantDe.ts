import { parseDateTime, toZoned } from '@internationalized/date';

const ZONE = 'Europe/Paris';
/** `yyyy-MM-dd`, then `HH:mm`, as they are read. */
const READ = new Intl.DateTimeFormat('fr-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const HEURE = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The instant of a day and hour in Paris, null for an hour that the change of the clock skips; one that comes twice is its first for a beginning, its second for an end, so that the stop is never shorter than it was typed (EX1054). */
export function instantDe(date: string, heure: string, bout: 'debut' | 'fin'): Date | null {
  try {
    const local = parseDateTime(`${date}T${heure}`);
    const instant = toZoned(local, ZONE, bout === 'debut' ? 'earlier' : 'later').toDate();
    // An hour that does not exist was moved.
    return HEURE.format(instant) === heure ? instant : null;
  } catch {
    return null;
  }
}

/** The day and the hour of an instant in Paris. */
export const jourEtHeure = (instant: string): { readonly date: string; readonly heure: string } => ({
  date: READ.format(Date.parse(instant)),
  heure: HEURE.format(Date.parse(instant)),
});
