import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { wordsOf } from './wordsOf.ts';

/** The words to look up in the index: one letter begins too many words, and longer ones are enough. */
function lookedUp(words: readonly string[]): readonly string[] {
  const long = words.filter(({ length }) => length > 1);
  return long.length === 0 ? words : long;
}

/**
 * SQL condition: every typed word begins a word of the searched text; typed signs alone match nothing; null when nothing is typed. `like`
 * is a cheap first test: a tenth of the cost of splitting each row into words.
 */
export function searchCondition(
  typed: string | undefined,
  searched = 'demande_administrative.recherche',
  { isWalked = true }: { readonly isWalked?: boolean } = {},
): RawBuilder<boolean> | null {
  const words = wordsOf(typed);
  if (words.length === 0) return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
  const known = lookedUp(words);
  const query = known.map((word) => `${word}:*`).join(' & ');
  const text = sql.ref(searched);
  const isInIndex = sql<boolean>`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${query})`;
  // A word that is not looked up is tested in any case.
  const tested = isWalked ? words : words.filter((word) => !known.includes(word));
  if (tested.length === 0) return isInIndex;
  // A text is words with one space between: after a space, a word begins.
  const parts = tested.map((word) => `% ${word}%`);
  return sql<boolean>`(' ' || ${text} like all (${parts}::text[]) and ${isInIndex})`;
}
