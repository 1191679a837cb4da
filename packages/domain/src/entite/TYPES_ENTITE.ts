/** Kinds of entite: training organisation, company, public establishment, individual or special (domain, C.3). */
export const TYPES_ENTITE = ['OF', 'ENT', 'EP', 'E'] as const;
export type TypeEntite = (typeof TYPES_ENTITE)[number];
