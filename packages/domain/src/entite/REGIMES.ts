/** Social-security régimes of an entite (domain, A.5). */
export const REGIMES = ['GENERAL', 'AGRICOLE', 'FONCTION_PUBLIQUE', 'SPECIAL', 'INDEPENDANT', 'AUTRE'] as const;
export type Regime = (typeof REGIMES)[number];
