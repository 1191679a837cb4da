import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';

/** The rows chosen in a list, with the address of its first page. */
export type HeldChoice = { readonly place: string; readonly rows: readonly DemandeSummary[] };

/** The key of a demande in a list. */
export const keyOf = ({ type, id }: Pick<DemandeSummary, 'type' | 'id'>): string => `${type}${id}`;

/** The rows chosen in this list, on any of its pages, as they were last read; none of another list (EC63). */
export function chosenRows(
  held: HeldChoice,
  place: string,
  elements: readonly DemandeSummary[],
): readonly DemandeSummary[] {
  const read = new Map(elements.map((row) => [keyOf(row), row]));
  return held.place === place ? held.rows.map((row) => read.get(keyOf(row)) ?? row) : [];
}
