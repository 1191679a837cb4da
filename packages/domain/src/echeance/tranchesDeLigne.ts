import { addDays } from '../date/addDays.ts';
import { endOfMonth } from '../date/endOfMonth.ts';
import { JOURS_URGENCE } from './urgenceOf.ts';
import { moisDeLigne } from './moisDeLigne.ts';

/** Some days of the line, both included; without a first one, all before. */
export type Tranche = { readonly du: string | null; readonly au: string };

const WEEK = 7;

/** The days that the line shows: those before today, the next thirty by the week, then each month to the last one (EC6). */
export function tranchesDeLigne(today: string): Tranche[] {
  const far = addDays(today, JOURS_URGENCE.MOIS);
  const weeks = Array.from({ length: Math.ceil(JOURS_URGENCE.MOIS / WEEK) }, (_, rank) => ({
    du: addDays(today, rank * WEEK),
    au: addDays(today, Math.min((rank + 1) * WEEK, JOURS_URGENCE.MOIS) - 1),
  }));
  const months = moisDeLigne(today)
    .filter((mois) => mois >= far.slice(0, 7))
    .map((mois) => ({
      du: far.startsWith(mois) ? far : `${mois}-01`,
      au: endOfMonth(`${mois}-01`),
    }));
  return [{ du: null, au: addDays(today, -1) }, ...weeks, ...months];
}
