import { isPetite } from './petitesCases.ts';

/**
 * Between which months persons of others may be told, one place more than there are months: the nearest months with anybody on either side count five
 * at least. What is told from one such place to another, and whatever sums and differences make of it, is nobody or five persons at least (ST1065).
 */
export function bornesSures(mois: readonly number[]): readonly boolean[] {
  const isSafe = (counts: readonly number[]) => !isPetite(counts.find((count) => count > 0) ?? 0);
  return Array.from(
    { length: mois.length + 1 },
    (_, place) => isSafe(mois.slice(0, place).toReversed()) && isSafe(mois.slice(place)),
  );
}
