import type { FieldFault } from '../field-fault/faultIf.ts';
import type { Resultat } from '../session-certification/etats.ts';
import { type EtatAnterieur, refusalOfMac } from './rattrapageMac.ts';

/** A line of an upkeep as its results and its closing see it. */
type LigneMac = {
  readonly resultat: Resultat | null;
  /** The earlier certificat of the niveau, as it stands now; null for a first session. */
  readonly anterieur: { readonly etat: EtatAnterieur } | null;
};

/** Every line that may not be admitted, since the earlier certificat was revoked or never was: asked again at results and at the closing (rules/sessions#judged-again; SC35). */
export const macFaults = (lignes: readonly LigneMac[]): FieldFault[] =>
  lignes.flatMap(({ resultat, anterieur }, index) => {
    const title = resultat === 'ADMIS' && anterieur !== null ? refusalOfMac(anterieur.etat) : null;
    return title === null ? [] : [{ path: `resultats.${index}.resultat`, title }];
  });
