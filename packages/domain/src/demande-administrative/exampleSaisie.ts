import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** A complete demande of an invented training organisation, ready to submit with its documents: for tests, stories and guides. */
export const EXAMPLE_SAISIE: DemandeAdministrativeSaisie = {
  raisonSociale: 'Lorraine Prévention Formation',
  siret: '010 231 454 00017',
  numeroDeclarationActivite: '44 54 01234 54',
  ndaEnCours: false,
  regime: 'GENERAL',
  declarationUrssaf: true,
  dateAttestationUrssaf: '2026-10-01',
  typeEntite: 'OF',
  adresse: { ligne1: '1 rue Haute', ligne2: null, codePostalVille: { codePostal: '54000', ville: 'Nancy' } },
  responsableLegal: { nom: 'Marchal', prenom: 'Sophie', fonction: 'Directrice' },
  contact: {
    nom: 'Marchal',
    prenom: 'Sophie',
    email: 's.marchal@example.org',
    telephone: { indicatif: '+33', numero: '03 53 01 12 34' },
  },
  diffusion: true,
  diffusionEmail: 'contact@example.org',
  diffusionSiteWeb: 'www.example.org',
  diffusionTelephone: { indicatif: '+33', numero: null },
};
