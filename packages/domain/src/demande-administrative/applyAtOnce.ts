import { checkSoumission } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { normalizeSaisie } from './normalizeSaisie.ts';
import { rootOfPath } from './rootOfPath.ts';

const AT_ONCE: readonly string[] = ['contact', 'diffusion', 'diffusionEmail', 'diffusionSiteWeb', 'diffusionTelephone'];

/** The validated copy with contact and publication taken from the working one, unless one of them is wrong (domain, C.3). */
export function applyAtOnce(
  validee: DemandeAdministrativeSaisie,
  saisie: DemandeAdministrativeSaisie,
  limits: { today: string; validiteAttestationJours: number },
): DemandeAdministrativeSaisie {
  const { contact, diffusion, diffusionEmail, diffusionSiteWeb, diffusionTelephone } = saisie;
  const merged = normalizeSaisie({
    ...validee,
    contact,
    diffusion,
    diffusionEmail,
    diffusionSiteWeb,
    diffusionTelephone,
  });
  const isWrong = checkSoumission(merged, [], limits).some(({ path }) => AT_ONCE.includes(rootOfPath(path)));
  return isWrong ? validee : merged;
}
