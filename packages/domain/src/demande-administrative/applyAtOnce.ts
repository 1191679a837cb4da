import { isEmpty } from '../null-when-empty/isEmpty.ts';
import { faultsAtOnce } from './atOnceFields.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { rootOfPath } from './rootOfPath.ts';

/**
 * The validated copy with contact and publication taken from the working one, each field alone: a wrong one keeps its validated value and
 * stops no other. Nothing is published without a way to be reached (rules/dossier#at-once; DA74, DA701).
 */
export function applyAtOnce(
  validee: DemandeAdministrativeSaisie,
  saisie: DemandeAdministrativeSaisie,
  limits: { today: string; validiteAttestationJours: number },
): DemandeAdministrativeSaisie {
  const { contact, diffusion, diffusionEmail, diffusionSiteWeb, diffusionTelephone } = saisie;
  const typed = { contact, diffusionEmail, diffusionSiteWeb, diffusionTelephone };
  const merged = normalizeSaisie({ ...validee, ...typed, diffusion });
  const wrong = new Set(faultsAtOnce(merged, limits).map(({ path }) => rootOfPath(path)));
  const right = Object.fromEntries(Object.entries(typed).filter(([field]) => !wrong.has(field)));
  const applied = normalizeSaisie({ ...validee, ...right, diffusion });
  const published = [applied.diffusionEmail, applied.diffusionSiteWeb, applied.diffusionTelephone.numero];
  return { ...applied, diffusion: applied.diffusion && !published.every(isEmpty) };
}
