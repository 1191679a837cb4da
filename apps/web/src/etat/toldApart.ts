/** The names of what stands in one list: two of one name are told apart by their numbers. */
export function toldApart<Row extends { readonly numero: string | null }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): ReadonlyMap<Row, string> {
  const names = rows.map(nameOf);
  const counts = Map.groupBy(names, (name) => name);
  return new Map(
    rows.map((row, index) => {
      const name = names[index] ?? '';
      const isAlike = (counts.get(name)?.length ?? 0) > 1;
      return [row, isAlike && row.numero !== null ? `${name}, ${row.numero}` : name];
    }),
  );
}
