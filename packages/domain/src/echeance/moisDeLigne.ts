import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { firstOfMonth } from '../date/firstOfMonth.ts';

const MONTHS = 12;

/** The months of the list and of the calendar, `yyyy-MM`: twelve, from the one before today's (EC6). */
export function moisDeLigne(today: string): string[] {
  const first = addMonths(firstOfMonth(today), -1);
  return Array.from({ length: MONTHS }, (_, rank) => addMonths(first, rank).slice(0, 7));
}

const isDay = (limit: string): boolean => limit.length > 'yyyy-MM'.length;

/** The days from one limit to another, a month or a day each; the last one is excluded: `avant` is the day after. */
export const joursEntre = (premier: string, dernier: string): { readonly du: string; readonly avant: string } => ({
  du: isDay(premier) ? premier : `${premier}-01`,
  avant: isDay(dernier) ? addDays(dernier, 1) : addMonths(`${dernier}-01`, 1),
});
