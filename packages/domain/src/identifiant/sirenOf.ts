/** The SIREN of a SIRET: its first nine digits (rules/formats#siret). */
export const sirenOf = (siret: string): string => siret.slice(0, 9);
