import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** What keeps an examiner from validating: a fault in what he corrected, for the rest was judged when it was submitted (domain, C.3). */
export function checkValidation(
  saisie: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
  corriges: readonly string[],
  limits: { today: string; validiteAttestationJours: number },
): SoumissionError[] {
  return checkSoumission(saisie, pieces, limits).filter(({ path }) => corriges.includes(path));
}
