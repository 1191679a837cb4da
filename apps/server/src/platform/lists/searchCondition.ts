import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldText } from './foldText.ts';

/** The words of a typed search. */
const wordsOf = (typed: string | undefined): string[] =>
  foldText(typed ?? '')
    .split(' ')
    .filter((word) => word !== '');

/**
 * SQL condition: every typed word begins a word of the searched text; typed signs alone match nothing; null when nothing is typed. The
 * redundant `like` is a cheap first test: a tenth of the cost of splitting each row into words.
 */
export function searchCondition(
  typed: string | undefined,
  searched = 'demande_administrative.recherche',
): RawBuilder<boolean> | null {
  const words = wordsOf(typed);
  if (words.length === 0) return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  const text = sql.ref(searched);
  const parts = words.map((word) => `%${word}%`);
  return sql<boolean>`(${text} like all (${parts}::text[]) and to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${query}))`;
}
