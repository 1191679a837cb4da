/** The days of a habilitation; without end it never stops. */
export type Duree = { readonly dateDebut: string; readonly dateFin: string | null };

/** Whether two habilitations have a day in common: of one niveau of one entite they never do; one that ends before it starts has none (rules/habilitations#end; H711). */
export function overlaps(one: Duree, other: Duree): boolean {
  const starts = one.dateDebut > other.dateDebut ? one.dateDebut : other.dateDebut;
  return [one.dateFin, other.dateFin].every((fin) => fin === null || fin >= starts);
}
