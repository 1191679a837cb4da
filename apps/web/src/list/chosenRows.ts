/** The rows chosen in a list, with the address of its first page. */
export type HeldChoice<Row> = { readonly place: string; readonly rows: readonly Row[] };

/** The rows chosen in this list, on any of its pages, as they were last read; none of another list (EC63). */
export function chosenRows<Row>(
  held: HeldChoice<Row>,
  place: string,
  elements: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const read = new Map(elements.map((row) => [keyOf(row), row]));
  return held.place === place ? held.rows.map((row) => read.get(keyOf(row)) ?? row) : [];
}
