/** A SIRET in readable groups, 3 3 3 5; any other text is returned unchanged. */
export const formatSiret = (siret: string): string => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');
