/** The SIREN of a SIRET: its first nine digits (domain, A.5). */
export const sirenOf = (siret: string): string => siret.slice(0, 9);
