import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** The answers on which a fault of time depends, the only one that comes to a form that nobody touches. */
const FAULTS_OF_TIME: Readonly<Record<string, readonly string[]>> = {
  'champ.attestation-perimee': ['declarationUrssaf', 'dateAttestationUrssaf'],
};

/** What keeps an examiner from validating: whatever his corrections brought about, for the form had no fault when it was submitted (domain, C.3). */
export function checkValidation(
  saisie: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
  corriges: readonly string[],
  limits: { today: string; validiteAttestationJours: number },
): SoumissionError[] {
  return checkSoumission(saisie, pieces, limits).filter(({ title }) => {
    const causes = FAULTS_OF_TIME[title];
    return causes === undefined || causes.some((path) => corriges.includes(path));
  });
}
