import { isPubliee } from './isPubliee.ts';

/** Where a news item stands in time. */
export const PERIODES_ACTUALITE = ['EN_COURS', 'A_VENIR', 'PASSEE'] as const;
export type PeriodeActualite = (typeof PERIODES_ACTUALITE)[number];

/** Whether a news item is shown on a day, is still to come, or has ended (AC3). */
export function periodeActualite(one: Parameters<typeof isPubliee>[0], today: string): PeriodeActualite {
  if (today < one.dateDebutPublication) return 'A_VENIR';
  return isPubliee(one, today) ? 'EN_COURS' : 'PASSEE';
}
