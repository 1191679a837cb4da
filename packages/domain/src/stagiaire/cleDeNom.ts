import { foldedWords } from '../clean-text/foldName.ts';

/** Last and first names together as they are compared, whichever stands first: what a list of known stagiaires is looked up by. */
export const cleDeNom = (nom: string, prenom: string): string =>
  [...foldedWords(nom), ...foldedWords(prenom)].toSorted().join(' ');
