import type { Ouverture } from './ouvertureOf.ts';

/** How many entites a département has (null: no département), and how many of these train anybody. */
export type CompteDepartement = {
  readonly codeDepartement: string | null;
  readonly total: number;
  readonly ouvertesATous: number;
};

const counted = ({ total, ouvertesATous }: CompteDepartement, ouverture: Ouverture | undefined): number => {
  if (ouverture === undefined) return total;
  return ouverture === 'TOUS' ? ouvertesATous : total - ouvertesATous;
};

/** How many entites the counts tell in a département, or in the whole country, of those that train whom is asked (DX963). */
export const totalOf = (
  counts: readonly CompteDepartement[],
  { departement, ouverture }: { readonly departement?: string | undefined; readonly ouverture?: Ouverture | undefined },
): number =>
  counts
    .filter(({ codeDepartement }) => departement === undefined || codeDepartement === departement)
    .reduce((sum, one) => sum + counted(one, ouverture), 0);
