import { addMonths } from '../date/addMonths.ts';

const MONTHS = 12;

/** First day of the month of a date. */
export const debutDeMois = (date: string): string => `${date.slice(0, 7)}-01`;

/** The months that the line shows, `yyyy-MM`: twelve, from the one before today's (EC6). */
export function moisDeLigne(today: string): string[] {
  const first = addMonths(debutDeMois(today), -1);
  return Array.from({ length: MONTHS }, (_, rank) => addMonths(first, rank).slice(0, 7));
}

/** The days that a month or several cover, the last one excluded: `avant` is the first day of the month after. */
export const joursDeMois = (premier: string, dernier: string): { readonly du: string; readonly avant: string } => ({
  du: `${premier}-01`,
  avant: addMonths(`${dernier}-01`, 1),
});
