import { foldLetters } from './foldLetters.ts';

/** The words of a name without accents, case, hyphens or apostrophes. */
export const foldedWords = (name: string): readonly string[] =>
  foldLetters(name)
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}+/gu) ?? [];

/** A name as it is compared: folded, its words in order. */
export const foldName = (name: string): string => foldedWords(name).join(' ');
