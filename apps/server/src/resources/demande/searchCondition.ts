import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldText } from './foldText.ts';

/** Condition that every typed word begins a word of what is searched, which signs alone never do; null when nothing is typed. */
export function searchCondition(
  typed: string | undefined,
  searched = 'demande_administrative.recherche',
): RawBuilder<boolean> | null {
  const words = foldText(typed ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`to_tsvector('simple', ${sql.ref(searched)}) @@ to_tsquery('simple', ${query})`;
}
