import { foldLetters } from '../clean-text/foldLetters.ts';

/** A name without accents, case, hyphens or apostrophes, its words apart. */
const wordsOf = (name: string): readonly string[] =>
  foldLetters(name)
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+/gu) ?? [];

/** A name as it is compared: folded, its words in order. */
export const nomPlie = (name: string): string => wordsOf(name).join(' ');

/** Last and first names together as they are compared, whichever stands first: what a list of known stagiaires is looked up by. */
export const cleDeNom = (nom: string, prenom: string): string =>
  [...wordsOf(nom), ...wordsOf(prenom)].toSorted().join(' ');
