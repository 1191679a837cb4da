/** Where an entite stands: not validated yet, validated, or past the end of its activity (domain, C.3 and C.5). */
export const ETATS_ENTITE = ['provisoire', 'active', 'fermee'] as const;
export type EtatEntite = (typeof ETATS_ENTITE)[number];
