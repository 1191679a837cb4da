import type {
  DemandeAdministrative,
  DemandeAdministrativeSaisie,
} from '@habilis/api/demande-administrative/DemandeAdministrative';

/** The fields that a person types, out of a whole request. */
export function saisieOf(demande: DemandeAdministrative): DemandeAdministrativeSaisie {
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
