import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Type E (individual or special): diffusion is false, contact and diffusion fields are cleared (DA8). */
export function applyTypeEntite<S extends DemandeAdministrativeSaisie>(saisie: S): S {
  if (saisie.typeEntite !== 'E') return saisie;
  return {
    ...saisie,
    contact: { nom: null, prenom: null, email: null, telephone: { indicatif: null, numero: null } },
    diffusion: false,
    diffusionEmail: null,
    diffusionSiteWeb: null,
    diffusionTelephone: { indicatif: null, numero: null },
  };
}
