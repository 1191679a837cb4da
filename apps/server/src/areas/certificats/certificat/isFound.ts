import { debutsDeNumero } from '@habilis/domain/certificat/debutsDeNumero';
import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';

/** How certificats are found by words: in the index, and row by row. Both find the same. */
type Words = { readonly indexed: RawBuilder<boolean>; readonly walked: RawBuilder<boolean> };

const both = (condition: RawBuilder<boolean>): Words => ({ indexed: condition, walked: condition });

/** The rank of a number, without its zeros. */
const RANG = /^\d{1,5}$/u;
const DIGITS = 6;

/**
 * The certificats that what is typed finds: by the beginning of their number, else by words of their holder or their rank (C30); null when
 * nothing is typed, signs alone find nothing.
 */
export function isFound(typed = ''): Words | null {
  const beginnings = debutsDeNumero(typed);
  if (beginnings !== null) {
    const numeros = beginnings.map((one) => sql`certificat.numero collate "C" like ${`${one}%`}`);
    return both(sql<boolean>`(${sql.join(numeros, sql` or `)})`);
  }
  const words = RANG.test(typed.trim()) ? [typed.trim().padStart(DIGITS, '0')] : wordsOf(typed);
  if (words.length === 0) return typed.trim() === '' ? null : both(sql<boolean>`false`);
  const walked = sql<boolean>`certificat.recherche like all (${words.map((word) => `% ${word}%`)}::text[])`;
  // One letter begins too many words: the index is asked for the longer ones.
  const long = words.filter(({ length }) => length > 1);
  const query = (long.length === 0 ? words : long).map((word) => `${word}:*`).join(' & ');
  const isInIndex = sql<boolean>`to_tsvector('simple', certificat.recherche) @@ to_tsquery('simple', ${query})`;
  return {
    indexed: long.length === words.length ? isInIndex : sql<boolean>`(${isInIndex} and ${walked})`,
    walked,
  };
}
