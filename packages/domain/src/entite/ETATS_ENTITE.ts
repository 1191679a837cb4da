/** Where an entite stands: not validated yet, validated, or past the end of its activity (rules/dossier#steps, rules/dossier#creation-and-end). */
export const ETATS_ENTITE = ['provisoire', 'active', 'fermee'] as const;
export type EtatEntite = (typeof ETATS_ENTITE)[number];
