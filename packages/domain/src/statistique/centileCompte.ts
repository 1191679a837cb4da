/** How often a value was met. */
export type Compte = { readonly valeur: number; readonly nombre: number };

/** The least value that this share of what was counted does not exceed, null when nothing was counted (ST1044). */
export function centileCompte(comptes: readonly Compte[], share: number): number | null {
  const sorted = comptes.filter(({ nombre }) => nombre > 0).toSorted((one, other) => one.valeur - other.valeur);
  const total = sorted.reduce((sum, { nombre }) => sum + nombre, 0);
  let left = Math.ceil(share * total);
  for (const { valeur, nombre } of sorted) {
    left -= nombre;
    if (left <= 0) return valeur;
  }
  return null;
}

/** The mean of what was counted, to the whole; null when nothing was (ST1044). */
export function moyenneCompte(comptes: readonly Compte[]): number | null {
  const total = comptes.reduce((sum, { nombre }) => sum + nombre, 0);
  const values = comptes.reduce((sum, { valeur, nombre }) => sum + valeur * nombre, 0);
  return total === 0 ? null : Math.round(values / total);
}

/** A share in percent with one decimal; null of nothing. */
export const pourcentDe = (part: number, total: number): number | null =>
  total === 0 ? null : Math.round((part * 1000) / total) / 10;
