/** Social-security régimes of an entite (rules/formats#social-security). */
export const REGIMES = ['GENERAL', 'AGRICOLE', 'FONCTION_PUBLIQUE', 'SPECIAL', 'INDEPENDANT', 'AUTRE'] as const;
export type Regime = (typeof REGIMES)[number];
