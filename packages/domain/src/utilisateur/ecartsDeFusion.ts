import { foldName } from '../clean-text/foldName.ts';

/** What tells a person from another, in what is known of an account or an identity. */
export type IdentiteDeCompte = {
  readonly nom: string;
  readonly prenom: string;
  /** The birth dates known of that person as a stagiaire. */
  readonly naissances: readonly string[];
};

/** In what two accounts may be those of two persons. */
export const ECARTS_FUSION = ['prenom', 'nom', 'naissance'] as const;
export type EcartFusion = (typeof ECARTS_FUSION)[number];

/** In what two accounts or identities to merge differ: names as they are compared, birth dates of which none is common; what one of them does not say is no difference (U17, U18). */
export function ecartsDeFusion(garde: IdentiteDeCompte, absorbe: IdentiteDeCompte): EcartFusion[] {
  const differs: Readonly<Record<EcartFusion, boolean>> = {
    prenom: foldName(garde.prenom) !== foldName(absorbe.prenom),
    nom: foldName(garde.nom) !== foldName(absorbe.nom),
    naissance:
      garde.naissances.length > 0 &&
      absorbe.naissances.length > 0 &&
      !garde.naissances.some((date) => absorbe.naissances.includes(date)),
  };
  return ECARTS_FUSION.filter((one) => differs[one]);
}
