import { foldLetters } from '@habilis/domain/clean-text/foldLetters';

/** A text for search and sorting: lower case, no accent, only words of letters and digits; `texte_plie` of the database does the same (LI763). */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();
