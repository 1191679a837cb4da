import { foldName } from '../clean-text/foldName.ts';
import { departementOfCodePostal } from './departementOfCodePostal.ts';

/** What an address adds to the name of a town. */
const BESIDE = /\bcedex\b.*|\d+\s*(er|eme|e)?\b(\s*arrondissement)?/g;

/** Gazetteers put the article of a town after it: « Clapier (Le) »; other brackets hold a country or a part of the town. */
const ARTICLE_AFTER = /^([^(]*)\((l(?:[ae]|es|['’]))\)/;
const BRACKETS = /\([^)]*\)?/g;

/** A town as it is compared: without accents, hyphens and apostrophes, CEDEX and arrondissement, « St » for « Saint ». */
export const townKey = (ville: string): string =>
  foldName(
    ville
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replace(ARTICLE_AFTER, '$2 $1')
      .replaceAll(BRACKETS, ' ')
      .replaceAll(BESIDE, ' ')
      .replaceAll(/\bs\s*\/\s*/g, 'sur ')
      .replaceAll(/\bsaint(e?s?)\b/g, 'st$1'),
  ).replaceAll(' ', '');

/** Those of some communes that a town names, however it is written. */
export const communesNamed = <C extends { readonly ville: string }>(
  ville: string | null,
  communes: readonly C[],
): C[] => {
  const key = townKey(ville ?? '');
  return communes.filter((commune) => townKey(commune.ville) === key);
};

/**
 * Département of an address: that of the commune which is named, else of the digits of the postal code, and of the only communes that it has
 * when the digits tell another (rules/dossier#caisse; V33).
 */
export function departementOfVille(
  codePostal: string,
  ville: string | null,
  communes: readonly { readonly ville: string; readonly codeDepartement: string }[],
): string | null {
  const digits = departementOfCodePostal(codePostal);
  const named = communesNamed(ville, communes);
  const possible = named.length > 0 ? named : communes;
  const isTold = possible.length === 0 || possible.some(({ codeDepartement }) => codeDepartement === digits);
  return isTold ? digits : (possible[0]?.codeDepartement ?? null);
}
