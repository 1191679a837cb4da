import type { DemandeAdministrativeSaisie } from '@habilis/api/demande-administrative/DemandeAdministrative';

/** The fields that a person types, alone and in one order, out of a larger object. */
export function saisieOf(demande: DemandeAdministrativeSaisie): DemandeAdministrativeSaisie {
  const {
    raisonSociale,
    siret,
    numeroDeclarationActivite,
    ndaEnCours,
    regime,
    declarationUrssaf,
    dateAttestationUrssaf,
    typeEntite,
  } = demande;
  const { adresse, responsableLegal, contact, diffusion, diffusionEmail, diffusionSiteWeb, diffusionTelephone } =
    demande;
  return {
    raisonSociale,
    siret,
    numeroDeclarationActivite,
    ndaEnCours,
    regime,
    declarationUrssaf,
    dateAttestationUrssaf,
    typeEntite,
    adresse,
    responsableLegal,
    contact,
    diffusion,
    diffusionEmail,
    diffusionSiteWeb,
    diffusionTelephone,
  };
}
