import { foldText } from './foldText.ts';

/** A letter before an apostrophe, as in « l’institut ». */
const ELISION = /(?<![\p{L}\p{N}])\p{L}['’]/gu;

/** The words of a typed search; an elided one is left out, unless it is all that is typed. */
export function wordsOf(typed: string | undefined): readonly string[] {
  const split = (text: string) =>
    foldText(text)
      .split(' ')
      .filter((word) => word !== '');
  const words = split((typed ?? '').replaceAll(ELISION, ' '));
  return words.length === 0 ? split(typed ?? '') : words;
}
