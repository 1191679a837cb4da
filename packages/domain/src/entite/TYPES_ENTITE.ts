/** Kinds of entite: training organisation, company, public establishment, individual or special (rules/dossier#steps). */
export const TYPES_ENTITE = ['OF', 'ENT', 'EP', 'E'] as const;
export type TypeEntite = (typeof TYPES_ENTITE)[number];
