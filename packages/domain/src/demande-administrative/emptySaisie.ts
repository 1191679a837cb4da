import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** A blank form. */
export const EMPTY_SAISIE: DemandeAdministrativeSaisie = {
  raisonSociale: null,
  siret: null,
  numeroDeclarationActivite: null,
  ndaEnCours: false,
  regime: null,
  declarationUrssaf: null,
  dateAttestationUrssaf: null,
  typeEntite: null,
  adresse: { ligne1: null, ligne2: null, codePostalVille: { codePostal: null, ville: null } },
  responsableLegal: { nom: null, prenom: null, fonction: null },
  contact: { nom: null, prenom: null, email: null, telephone: { indicatif: '+33', numero: null } },
  diffusion: false,
  diffusionEmail: null,
  diffusionSiteWeb: null,
  diffusionTelephone: { indicatif: '+33', numero: null },
};
