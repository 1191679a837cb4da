import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';

/** A session that is at its formateur's, by its days. */
export type SessionChezFormateur = {
  readonly dateFinSession: string;
  /** The day on which it came to them last. */
  readonly confieeLe: string;
  /** The day of the last reminder, whoever sent it (SC39). */
  readonly relanceeLe: string | null;
};
type Delais = Pick<Settings, 'delaiResultatsJours' | 'rappelAvantResultatsJours' | 'rappelApresResultatsJours'>;
type Day = { readonly today: string; readonly settings: Delais };

/** The day by which the results of a session are wanted (A23). */
export const resultatsAttendusLe = (
  dateFinSession: string,
  { delaiResultatsJours }: Pick<Settings, 'delaiResultatsJours'>,
): string => addDays(dateFinSession, delaiResultatsJours);

/** The days on which the service reminds a formateur of results, before and after the day they are wanted by; none that had passed when they became theirs to enter (SC850). */
function rappels({ dateFinSession, confieeLe }: SessionChezFormateur, settings: Delais): string[] {
  const attendus = resultatsAttendusLe(dateFinSession, settings);
  const days = [-settings.rappelAvantResultatsJours, settings.rappelApresResultatsJours];
  const since = confieeLe > dateFinSession ? confieeLe : dateFinSession;
  return days.map((count) => addDays(attendus, count)).filter((day) => day > since);
}

/** Whether the service has a reminder to send: its day has come, and nobody has reminded since (SC850). */
export function isRappelDu(session: SessionChezFormateur, { today, settings }: Day): boolean {
  const last = rappels(session, settings).findLast((day) => day <= today);
  return last !== undefined && (session.relanceeLe === null || session.relanceeLe < last);
}

/** The day on which the service will remind next; null when no day is left (SC850). */
export function prochainRappel(session: SessionChezFormateur, { today, settings }: Day): string | null {
  if (isRappelDu(session, { today, settings })) return today;
  return rappels(session, settings).find((day) => day > today) ?? null;
}
