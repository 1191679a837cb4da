import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** The typed fields only, in a fixed order, out of a larger object such as the body of a write. */
export function saisieOf(source: DemandeAdministrativeSaisie): DemandeAdministrativeSaisie {
  return {
    raisonSociale: source.raisonSociale,
    siret: source.siret,
    numeroDeclarationActivite: source.numeroDeclarationActivite,
    ndaEnCours: source.ndaEnCours,
    regime: source.regime,
    declarationUrssaf: source.declarationUrssaf,
    dateAttestationUrssaf: source.dateAttestationUrssaf,
    typeEntite: source.typeEntite,
    adresse: source.adresse,
    responsableLegal: source.responsableLegal,
    contact: source.contact,
    diffusion: source.diffusion,
    diffusionEmail: source.diffusionEmail,
    diffusionSiteWeb: source.diffusionSiteWeb,
    diffusionTelephone: source.diffusionTelephone,
  };
}
