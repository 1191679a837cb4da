/** Values of `acr` that take a second factor (eIDAS substantial and high). */
const EIDAS = new Set(['eidas2', 'eidas3']);
/** Those of ProConnect that take one end so. */
const DEUX_FACTEURS = /-2fa$/;

/** Whether an identity provider says that it asked for a second factor, by the assurance (`acr`) or the methods (`amr`, RFC 8176) of the sign-in; an unknown value is no failure, and says nothing (SF16). */
export const isMultifacteur = (acr: string | null, amr: readonly string[]): boolean =>
  amr.includes('mfa') || (acr !== null && (EIDAS.has(acr) || DEUX_FACTEURS.test(acr)));
