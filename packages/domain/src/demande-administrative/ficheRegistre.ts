import { cleanName } from '../clean-text/cleanName.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { TypeEntite } from '../entite/TYPES_ENTITE.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

type Saisie = DemandeAdministrativeSaisie;

/** What the company register knows of an establishment; null where it says nothing. */
export type FicheRegistre = {
  readonly siret: string;
  readonly raisonSociale: string | null;
  readonly adresse: {
    readonly ligne1: string | null;
    readonly codePostal: string | null;
    readonly ville: string | null;
  };
  readonly typeEntite: TypeEntite | null;
  readonly numeroDeclarationActivite: string | null;
};

function adresseOf({ adresse: { ligne1, codePostal, ville } }: FicheRegistre): Saisie['adresse'] {
  return { ligne1, ligne2: null, codePostalVille: { codePostal, ville } };
}

const isBlank = ({ ligne1, ligne2, codePostalVille: { codePostal, ville } }: Saisie['adresse']): boolean =>
  [ligne1, ligne2, codePostal, ville].every(isEmpty);

const isAlike = (one: string | null, other: string | null): boolean =>
  cleanName(one ?? '').toLowerCase() === cleanName(other ?? '').toLowerCase();

const isSameAdresse = (one: Saisie['adresse'], other: Saisie['adresse']): boolean =>
  isAlike(one.ligne1, other.ligne1) &&
  isAlike(one.codePostalVille.codePostal, other.codePostalVille.codePostal) &&
  isAlike(one.codePostalVille.ville, other.codePostalVille.ville);

/** What the register's record fills in at once: what is still empty, and nothing that was typed. */
export function filledByRegistre(saisie: Saisie, fiche: FicheRegistre): Partial<Saisie> {
  const { raisonSociale, typeEntite, numeroDeclarationActivite: nda } = fiche;
  const adresse = adresseOf(fiche);
  const type = saisie.typeEntite ?? typeEntite;
  return {
    ...(isEmpty(saisie.raisonSociale) && !isEmpty(raisonSociale) ? { raisonSociale } : {}),
    ...(isBlank(saisie.adresse) && !isBlank(adresse) ? { adresse } : {}),
    ...(saisie.typeEntite === null && typeEntite !== null ? { typeEntite } : {}),
    ...(type === 'OF' && !saisie.ndaEnCours && isEmpty(saisie.numeroDeclarationActivite) && nda !== null
      ? { numeroDeclarationActivite: nda }
      : {}),
  };
}

/** The name and the address of the record, when what was typed says otherwise; null when there is nothing to take over. */
export function otherwiseInRegistre(saisie: Saisie, fiche: FicheRegistre): Partial<Saisie> | null {
  const adresse = adresseOf(fiche);
  const { raisonSociale } = fiche;
  const taken = {
    ...(isEmpty(raisonSociale) || isAlike(saisie.raisonSociale, raisonSociale) ? {} : { raisonSociale }),
    ...(isBlank(adresse) || isSameAdresse(saisie.adresse, adresse) ? {} : { adresse }),
  };
  return Object.keys(taken).length === 0 ? null : taken;
}
