import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldText } from './foldText.ts';

/** The words of what is typed. */
const wordsOf = (typed: string | undefined): string[] =>
  foldText(typed ?? '')
    .split(' ')
    .filter((word) => word !== '');

/** Condition that every typed word begins a word of what is searched, which signs alone never do; null when nothing is typed. */
export function searchCondition(
  typed: string | undefined,
  searched = 'demande_administrative.recherche',
): RawBuilder<boolean> | null {
  const words = wordsOf(typed);
  if (words.length === 0) return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`to_tsvector('simple', ${sql.ref(searched)}) @@ to_tsquery('simple', ${query})`;
}

/** The same of rows that are read one by one, by their `texte`: few hold all the words somewhere, and only those are taken apart. */
export function searchConditionByRow(typed: string | undefined): RawBuilder<boolean> | null {
  const isFound = searchCondition(typed, 'texte');
  if (isFound === null) return null;
  const parts = wordsOf(typed).map((word) => `%${word}%`);
  return sql<boolean>`texte like all (${parts}::text[]) and ${isFound}`;
}
