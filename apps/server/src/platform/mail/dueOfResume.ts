import { addDays } from '@habilis/domain/date/addDays';
import { parisInstant } from '../parisInstant.ts';
import { todayAt } from '../today.ts';

const LAST_HOUR = 23;

/** Days since the last Monday. */
const sinceMonday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The last time a summary fell due: each day, or each Monday, at an hour of Europe/Paris. */
export function dueOfResume(rythme: 'QUOTIDIEN' | 'HEBDO', now: Date, hour: number): Date {
  const full = Math.min(Math.max(Math.trunc(hour), 0), LAST_HOUR);
  const today = todayAt(now);
  const day = parisInstant(today, full) <= now ? today : addDays(today, -1);
  return parisInstant(rythme === 'HEBDO' ? addDays(day, -sinceMonday(day)) : day, full);
}
