import { depths } from './shades.css.ts';

/** Shades of one, two, three and four series, as far apart as can be. */
const PICKED: readonly (readonly number[])[] = [[3], [1, 3], [0, 1, 3], [0, 1, 2, 3]];

/** The fill of one of so many series; from the fifth on they repeat. */
export function shadeAt(at: number, count: number): string {
  const picked = PICKED[Math.min(count, PICKED.length) - 1] ?? [];
  return depths[picked[at % picked.length] ?? 3] ?? '';
}

/** The fill of a share of the greatest figure, over nought and up to 1. */
export const heatAt = (share: number): string => depths[Math.ceil(share * depths.length) - 1] ?? '';
