import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldText } from './foldText.ts';

/** Condition that every typed word begins a word of what is searched; null when nothing is. */
export function searchCondition(
  typed: string | undefined,
  searched = 'demande_administrative.recherche',
): RawBuilder<boolean> | null {
  const words = foldText(typed ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`to_tsvector('simple', ${sql.ref(searched)}) @@ to_tsquery('simple', ${query})`;
}
