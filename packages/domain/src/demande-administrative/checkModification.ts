import { faultsAtOnce, isAtOnce } from './atOnceFields.ts';
import { changedPaths } from './changedPaths.ts';
import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';

/** What was validated, and whether the documents are no longer those. */
export type Reference = { readonly validee: DemandeAdministrativeSaisie; readonly arePiecesChanged: boolean };

/** Whether a working copy changes contact and publication at most (domain, decision 16). */
export function isAtOnceOnly(saisie: DemandeAdministrativeSaisie, { validee, arePiecesChanged }: Reference): boolean {
  return !arePiecesChanged && changedPaths(validee, normalizeSaisie(saisie)).every(isAtOnce);
}

/** Every field that keeps a working copy from being submitted: a change of contact and publication alone is judged by these alone (domain, decision 16; DA700). */
export function checkModification(
  saisie: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
  /** Null for what was never validated, or was asked for by the fund. */
  reference: Reference | null,
  limits: { today: string; validiteAttestationJours: number },
): SoumissionError[] {
  const isJudgedAlone = reference !== null && isAtOnceOnly(saisie, reference);
  return isJudgedAlone ? faultsAtOnce(saisie, limits) : checkSoumission(saisie, pieces, limits);
}
