/** Levels of assurance that take a second factor (eIDAS substantial and high). */
const NIVEAUX = new Set(['eidas2', 'eidas3']);
/** The levels of ProConnect that take one end so. */
const DEUX_FACTEURS = /-2fa$/;

/** Whether an identity provider says that it asked for a second factor, by its level (`acr`) or its methods (`amr`, RFC 8176); an unknown value is no failure, and says nothing (SF16). */
export const isMultifacteur = (acr: string | null, amr: readonly string[]): boolean =>
  amr.includes('mfa') || (acr !== null && (NIVEAUX.has(acr) || DEUX_FACTEURS.test(acr)));
