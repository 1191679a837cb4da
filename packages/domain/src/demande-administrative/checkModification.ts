import { faultsAtOnce, isAtOnce } from './atOnceFields.ts';
import { changedPaths } from './changedPaths.ts';
import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';

/** The validated form, and whether the documents changed since. */
export type Reference = { readonly validee: DemandeAdministrativeSaisie; readonly arePiecesChanged: boolean };

/** Whether a working copy changes contact and publication at most (rules/dossier#at-once). */
export function isAtOnceOnly(saisie: DemandeAdministrativeSaisie, { validee, arePiecesChanged }: Reference): boolean {
  return !arePiecesChanged && changedPaths(validee, normalizeSaisie(saisie)).every(isAtOnce);
}

/**
 * Every field that blocks the submit of a working copy; when only contact and publication change, only they are checked (rules/dossier#at-once; DA700).
 */
export function checkModification(
  saisie: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
  /** Null when nothing was ever validated, or when the caisse asked for the change. */
  reference: Reference | null,
  limits: { today: string; validiteAttestationJours: number },
): SoumissionError[] {
  const isJudgedAlone = reference !== null && isAtOnceOnly(saisie, reference);
  return isJudgedAlone ? faultsAtOnce(saisie, limits) : checkSoumission(saisie, pieces, limits);
}
