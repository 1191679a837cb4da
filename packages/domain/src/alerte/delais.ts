import { addDays } from '../date/addDays.ts';

/** How an alert stands to its due day; without one it only tells. */
export const DELAIS_ALERTE = ['en-retard', 'sous-sept-jours', 'plus-tard', 'sans-echeance'] as const;
export type DelaiAlerte = (typeof DELAIS_ALERTE)[number];

/** The first day of those that are near, and the first of those that are later; before the former it is late. */
export const delaisFrom = (today: string): { readonly proche: string; readonly loin: string } => ({
  proche: today,
  loin: addDays(today, 8),
});
