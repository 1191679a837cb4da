import { normalizeAdresseEntiere } from '../adresse/normalizeAdresse.ts';
import { cleanName } from '../clean-text/cleanName.ts';
import { cleanGroups } from '../clean-text/cleanNumber.ts';
import { normalizeIdentite } from '../compte/identiteFaultsOf.ts';
import type { Regime } from './REGIMES.ts';
import type { TypeEntite } from './TYPES_ENTITE.ts';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';

/** An entite created without a demande, with its future manager. */
export type CreationEntite = {
  readonly raisonSociale: string;
  readonly siret: string;
  readonly numeroDeclarationActivite: string | null;
  /** Null, as is the régime of social security, in a form where none is chosen yet. */
  readonly typeEntite: TypeEntite | null;
  readonly regime: Regime | null;
  readonly adresse: {
    readonly ligne1: string;
    readonly ligne2: string | null;
    readonly codePostalVille: { readonly codePostal: string; readonly ville: string };
  };
  readonly gestionnaire: { readonly nom: string; readonly prenom: string; readonly email: string };
};

/** The typed fields as stored: numbers without spaces, names cleaned, empty texts null (DA9). */
export function normalizeCreation<C extends CreationEntite>(typed: C): C {
  const { adresse, numeroDeclarationActivite: nda } = typed;
  return {
    ...typed,
    raisonSociale: cleanName(typed.raisonSociale),
    siret: cleanGroups(typed.siret),
    numeroDeclarationActivite: nullWhenEmpty(nda === null ? null : cleanGroups(nda)),
    adresse: normalizeAdresseEntiere(adresse),
    gestionnaire: normalizeIdentite(typed.gestionnaire),
  };
}
