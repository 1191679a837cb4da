/** Département of a commune by its INSEE code: two signs (2A, 2B in Corsica), three overseas (rules/dossier#caisse). */
export const departementOfCommune = (codeCommune: string): string =>
  codeCommune.slice(0, /^9[78]/.test(codeCommune) ? 3 : 2);
