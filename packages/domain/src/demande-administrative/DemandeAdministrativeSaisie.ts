import type { Regime } from '../entite/REGIMES.ts';
import type { TypeEntite } from '../entite/TYPES_ENTITE.ts';

/** A telephone as it is typed: the code of its country, such as `+33`, and its national number. */
export type Telephone = { indicatif: string | null; numero: string | null };

/** What the demandeur types in a demande administrative; a draft may be incomplete (F7). */
export type DemandeAdministrativeSaisie = {
  raisonSociale: string | null;
  siret: string | null;
  numeroDeclarationActivite: string | null;
  ndaEnCours: boolean;
  regime: Regime | null;
  declarationUrssaf: boolean | null;
  dateAttestationUrssaf: string | null;
  typeEntite: TypeEntite | null;
  adresse: {
    ligne1: string | null;
    ligne2: string | null;
    codePostalVille: { codePostal: string | null; ville: string | null };
  };
  responsableLegal: { nom: string | null; prenom: string | null; fonction: string | null };
  contact: { nom: string | null; prenom: string | null; email: string | null; telephone: Telephone };
  diffusion: boolean;
  diffusionEmail: string | null;
  diffusionSiteWeb: string | null;
  diffusionTelephone: Telephone;
};
