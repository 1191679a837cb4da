import { addDays } from '@habilis/domain/date/addDays';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { todayAt } from '../../../platform/today.ts';

const MINUTE_MS = 60_000;

/** The hours of Paris in which announcements are mailed, when people are up: from the first on, until the last is over. */
export const HEURES_ANNONCE = { premiere: 7, fin: 21, cron: '7-20' } as const;

/** When the mails of a message leave, until when it may be withdrawn whole: at the first full minute past its delay and on its first day on which announcements are mailed (M13). */
export function departMessage(apres: Date, premierJour: string): Date {
  const opening = parisInstant(premierJour, HEURES_ANNONCE.premiere);
  const from = new Date(Math.ceil(Math.max(apres.getTime(), opening.getTime()) / MINUTE_MS) * MINUTE_MS);
  const day = todayAt(from);
  const morning = parisInstant(day, HEURES_ANNONCE.premiere);
  if (from < morning) return morning;
  return from < parisInstant(day, HEURES_ANNONCE.fin) ? from : parisInstant(addDays(day, 1), HEURES_ANNONCE.premiere);
}
