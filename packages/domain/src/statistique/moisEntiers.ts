import { addDays } from '../date/addDays.ts';
import { endOfMonth } from '../date/endOfMonth.ts';
import { firstOfMonth } from '../date/firstOfMonth.ts';
import type { Periode } from './periodeStatistique.ts';

/** The whole months that a span touches and that are over; the last month that is over where none is: persons of others are counted over no other span (ST1065). */
export function moisEntiers({ du, au }: Periode, today: string): Periode {
  const over = addDays(firstOfMonth(today), -1);
  const end = endOfMonth(au);
  const last = end < over ? end : over;
  const first = firstOfMonth(du);
  return { du: first > last ? firstOfMonth(last) : first, au: last };
}
