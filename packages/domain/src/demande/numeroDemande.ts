/** What is numbered: demandes administratives and demandes d'habilitation, messages to the support. */
export type Numerote = 'DA' | 'DH' | 'AS';

/** The number of a demande or of a message: its kind, its year, its rank in the year, such as `DA-2026-0217` (rules/demandes#numbers). */
export const numeroDemande = (prefixe: Numerote, annee: number, rang: number): string =>
  `${prefixe}-${annee}-${String(rang).padStart(4, '0')}`;
