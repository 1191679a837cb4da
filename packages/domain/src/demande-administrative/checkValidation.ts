import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** The answers behind a fault that comes with time alone: only such a fault can appear in a form that nobody edits. */
const FAULTS_OF_TIME: Readonly<Record<string, readonly string[]>> = {
  'champ.attestation-perimee': ['declarationUrssaf', 'dateAttestationUrssaf'],
};

/** Why an instructeur cannot validate: faults that come from his corrections, since the form had none when submitted (rules/dossier#submit). */
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
