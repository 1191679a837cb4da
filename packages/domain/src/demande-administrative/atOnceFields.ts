import { checkSoumission, type SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { rootOfPath } from './rootOfPath.ts';

/** Contact and publication, which apply without an examination (rules/dossier#at-once). */
export const AT_ONCE_FIELDS = [
  'contact',
  'diffusion',
  'diffusionEmail',
  'diffusionSiteWeb',
  'diffusionTelephone',
] as const satisfies readonly (keyof DemandeAdministrativeSaisie)[];
const ROOTS: ReadonlySet<string> = new Set(AT_ONCE_FIELDS);

/** Whether a path lies in contact or publication. */
export const isAtOnce = (path: string): boolean => ROOTS.has(rootOfPath(path));

/** What is wrong in contact and publication alone, whatever is wrong elsewhere (rules/dossier#at-once; DA700). */
export const faultsAtOnce = (
  saisie: DemandeAdministrativeSaisie,
  limits: { readonly today: string; readonly validiteAttestationJours: number },
): SoumissionError[] => checkSoumission(saisie, [], limits).filter(({ path }) => isAtOnce(path));
