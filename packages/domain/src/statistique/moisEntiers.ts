import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import type { Periode } from './periodeStatistique.ts';

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The whole months that a span touches and that are over; the last month that is over where none is: persons of others are counted over no other span (ST1065). */
export function moisEntiers({ du, au }: Periode, today: string): Periode {
  const over = addDays(firstOf(today), -1);
  const end = addDays(addMonths(firstOf(au), 1), -1);
  const last = end < over ? end : over;
  const first = firstOf(du);
  return { du: first > last ? firstOf(last) : first, au: last };
}
