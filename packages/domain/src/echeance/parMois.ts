/** Dates in their order, gathered by month `yyyy-MM`; a month without any is left out. */
export function parMois<E extends { readonly date: string }>(
  echeances: readonly E[],
): { readonly mois: string; readonly echeances: readonly E[] }[] {
  const months = Map.groupBy(echeances, ({ date }) => date.slice(0, 7));
  return [...months].map(([mois, ofMonth]) => ({ mois, echeances: ofMonth }));
}
