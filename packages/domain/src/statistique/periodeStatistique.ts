import { addDays } from '../date/addDays.ts';
import { addMonths } from '../date/addMonths.ts';
import { endOfMonth } from '../date/endOfMonth.ts';
import { firstOfMonth } from '../date/firstOfMonth.ts';

/** The longest span that is counted, in months. */
export const LONGEST_PERIODE_MOIS = 120;

/** A first and a last day. */
export type Periode = { readonly du: string; readonly au: string };

const isMonth = (limit: string): boolean => limit.length === 7;
const firstDay = (limit: string): string => (isMonth(limit) ? `${limit}-01` : limit);
const lastDay = (limit: string): string => (isMonth(limit) ? endOfMonth(limit) : limit);

/** The span asked for by days or months, until today at the latest; the twelve months until today by default; null when it begins after its end or after today, or lasts too long (ST1045). */
export function periodeStatistique(
  { du, au }: { readonly du?: string | undefined; readonly au?: string | undefined },
  today: string,
): Periode | null {
  const asked = au === undefined ? today : lastDay(au);
  const end = asked > today ? today : asked;
  const start = du === undefined ? addDays(addMonths(end, -12), 1) : firstDay(du);
  return start > end || start > asked || start < addMonths(end, -LONGEST_PERIODE_MOIS) ? null : { du: start, au: end };
}

/** The same days a year before; the 29th of February is then the 28th. */
export const anneeAvant = ({ du, au }: Periode): Periode => ({ du: addMonths(du, -12), au: addMonths(au, -12) });

/** The days of a month, `yyyy-MM`, that lie in a span. */
export const joursDuMois = (mois: string, { du, au }: Periode): Periode => {
  const [first, last] = [firstDay(mois), lastDay(mois)];
  return { du: first < du ? du : first, au: last > au ? au : last };
};

/** The months of a span, `yyyy-MM`, in order. */
export function moisDe({ du, au }: Periode): string[] {
  const months: string[] = [];
  for (let month = firstOfMonth(du); month <= au; month = addMonths(month, 1)) months.push(month.slice(0, 7));
  return months;
}
