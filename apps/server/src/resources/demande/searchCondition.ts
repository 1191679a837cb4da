import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldText } from './foldText.ts';

/** Condition that every typed word begins a word of the request; null when nothing is searched. */
export function searchCondition(typed: string | undefined): RawBuilder<boolean> | null {
  const words = foldText(typed ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`to_tsvector('simple', demande_administrative.recherche) @@ to_tsquery('simple', ${query})`;
}
