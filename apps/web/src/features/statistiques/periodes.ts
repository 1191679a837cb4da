import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';

/** The spans that a page of figures offers by their name; the first is the usual one. */
export const PERIODES = ['12-mois', '30-jours', '3-mois', 'annee', 'annee-precedente', '5-ans'] as const;
export type Periode = (typeof PERIODES)[number];

type Bornes = { readonly du: string; readonly au: string };

const backFrom = (today: string, months: number): Bornes => ({ du: addDays(addMonths(today, -months), 1), au: today });

/** The first and last day of a span, both included, as of today. */
export function bornesOf(periode: Periode, today: string): Bornes {
  const year = Number(today.slice(0, 4));
  switch (periode) {
    case '12-mois':
      return backFrom(today, 12);
    case '30-jours':
      return { du: addDays(today, -29), au: today };
    case '3-mois':
      return backFrom(today, 3);
    case 'annee':
      return { du: `${year}-01-01`, au: today };
    case 'annee-precedente':
      return { du: `${year - 1}-01-01`, au: `${year - 1}-12-31` };
    case '5-ans':
      return backFrom(today, 60);
  }
}
