import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from './wordsOf.ts';

/** The lengths of the beginnings of words that `debuts_de_mots` gives: some letters, a SIREN, a SIRET. */
const BEGINNINGS = [14, 9, 6, 4, 3, 2, 1];

/** The longest beginning of a word that the indexes hold. */
function longestHeld(word: string): string {
  const length = BEGINNINGS.find((held) => held <= word.length) ?? 0;
  return word.slice(0, length);
}

/** A text that is words with one space between holds a word after each space. */
export const beginsWord = (word: string): string => `% ${word}%`;

/** How words are found, when that is more than that each begins one of the row's and the index holds nothing else. */
type Ways = {
  /** What tells it of a row. */
  readonly inRow?: RawBuilder<boolean> | undefined;
  /** What the index holds of a row beside the beginnings of its words, as a `tsvector`. */
  readonly beside?: RawBuilder<unknown> | undefined;
  /** What of it is looked up together with the words, each as a `tsquery`. */
  readonly within?: readonly RawBuilder<unknown>[] | undefined;
};

/**
 * The condition that each word begins one of a column's, which an index of `debuts_de_mots` reads (decision 0202). What the index holds is told
 * of the row too: so words longer than it holds are found, and PostgreSQL may as well look row by row.
 *
 * @param column - as `table.column`
 * @param words - folded, at least one
 */
export function searchWords(column: string, words: readonly string[], { inRow, beside, within = [] }: Ways = {}) {
  const held = sql`debuts_de_mots(${sql.ref(column)})`;
  const lookedUp = sql`${words.map(longestHeld).join(' & ')}::tsquery`;
  const isInRow = inRow ?? sql<boolean>`' ' || ${sql.ref(column)} like all (${words.map(beginsWord)}::text[])`;
  return sql<boolean>`(${isInRow} and ${beside === undefined ? held : sql`(${held} || ${beside})`} @@ (${sql.join([lookedUp, ...within], sql` && `)}))`;
}

/** The condition that what is typed is found: every typed word begins a word of the column; signs alone find nothing; null when nothing is typed. */
export function searchTyped(typed: string | undefined, column: string): RawBuilder<boolean> | null {
  const words = wordsOf(typed);
  if (words.length > 0) return searchWords(column, words);
  return (typed ?? '').trim() === '' ? null : sql<boolean>`false`;
}
