/** The number of a request: its kind, its year, its rank in the year, such as `DA-2026-0217` (domain, decision 15). */
export const numeroDemande = (prefixe: 'DA' | 'DH', annee: number, rang: number): string =>
  `${prefixe}-${annee}-${String(rang).padStart(4, '0')}`;
