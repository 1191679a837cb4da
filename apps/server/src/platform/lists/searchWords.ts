import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from './wordsOf.ts';

/** How rows are found by words: in the index, and row by row. Both find the same. */
export type Words = { readonly indexed: RawBuilder<boolean>; readonly walked: RawBuilder<boolean> };

/** The lengths of the beginnings of words that `debuts_de_mots` gives: some letters, a SIREN, a SIRET. */
const BEGINNINGS = [14, 9, 6, 4, 3, 2, 1];

/** The longest beginning of a word that the indexes hold. */
function longestHeld(word: string): string {
  const length = BEGINNINGS.find((held) => held <= word.length) ?? 0;
  return word.slice(0, length);
}

/** The words to look up in the index: one letter begins too many words, and longer ones are enough. */
function lookedUp(words: readonly string[]): readonly string[] {
  const long = words.filter(({ length }) => length > 1);
  return long.length === 0 ? words : long;
}

/** Whether the index tells all of the words, so that no row has to be looked at. */
const isHeldWhole = (words: readonly string[]): boolean =>
  lookedUp(words).length === words.length && words.every((word) => longestHeld(word) === word);

/** A text that is words with one space between holds a word after each space. */
export const beginsWord = (word: string): string => `% ${word}%`;

/** What the index holds of a row: the beginnings of its words. */
const heldOf = (column: string): RawBuilder<unknown> => sql`debuts_de_mots(${sql.ref(column)})`;

/** The beginnings of words to look up in an index. */
const beginningsOf = (words: readonly string[]): RawBuilder<unknown> =>
  sql`${lookedUp(words).map(longestHeld).join(' & ')}::tsquery`;

const isInRow = (column: string, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`' ' || ${sql.ref(column)} like all (${words.map(beginsWord)}::text[])`;

/** How words are found in a column, when that is more than that each begins one of the row's and the index holds nothing else. */
type Ways = {
  /** What tells it of a row. */
  readonly walked?: RawBuilder<boolean> | undefined;
  /** What the index holds of a row beside the beginnings of its words, as a `tsvector`. */
  readonly beside?: RawBuilder<unknown> | undefined;
  /** What of it is looked up together with the words, each as a `tsquery`. */
  readonly within?: readonly RawBuilder<unknown>[] | undefined;
};

const isInIndex = (column: string, words: readonly string[], { beside, within = [] }: Omit<Ways, 'walked'>) => {
  const held = beside === undefined ? heldOf(column) : sql`(${heldOf(column)} || ${beside})`;
  return sql<boolean>`${held} @@ (${sql.join([beginningsOf(words), ...within], sql` && `)})`;
};

/**
 * How words are found in a column that an index of `debuts_de_mots` reads (decision 0121).
 *
 * @param column - as `table.column`
 * @param words - folded, at least one
 */
export function searchWords(column: string, words: readonly string[], { walked, beside, within }: Ways = {}): Words {
  const isHeld = walked ?? isInRow(column, words);
  const isFound = isInIndex(column, words, { beside, within });
  const isTold = walked === undefined && isHeldWhole(words);
  return { indexed: isTold ? isFound : sql<boolean>`(${isHeld} and ${isFound})`, walked: isHeld };
}

/** How an index of words holds, beside them, the beginnings of the name that an order goes by (decision 0121). */
const heldName = (nomTri: string): RawBuilder<unknown> => sql`debuts_de_nom(${sql.ref(nomTri)})`;

/** The columns of a table whose index of words holds names too. */
export type NamedRows = { readonly recherche: string; readonly nomTri: string };

/** The columns of a table by which its rows are found and put in the order of their names. */
export const namedRows = (table: string): NamedRows => ({
  recherche: `${table}.recherche`,
  nomTri: `${table}.nom_tri`,
});

/** What a word finds, in two parts: rows that stand together in the order of names, for theirs begin with it, and all others. */
export type ByName = { readonly together: RawBuilder<boolean>; readonly apart: Words };

/** How a single word finds rows for a list in the order of their names; null when none or several are typed. */
export function searchByName(typed: string | undefined, { recherche, nomTri }: NamedRows): ByName | null {
  const words = wordsOf(typed);
  const [word] = words;
  if (word === undefined || words.length > 1) return null;
  const beginning = longestHeld(word);
  const name = sql.ref(nomTri);
  // A folded name holds no sign after « z ».
  const begins = sql<boolean>`(${name} >= ${beginning} and ${name} < ${`${beginning}{`})`;
  const without = sql`${`!^${beginning}`}::tsquery`;
  const { walked, indexed } = searchWords(recherche, words, { beside: heldName(nomTri), within: [without] });
  return {
    together: isHeldWhole(words) ? begins : sql<boolean>`(${begins} and ${walked})`,
    apart: { indexed, walked: sql<boolean>`(${walked} and not ${begins})` },
  };
}

/** What is found the same way in both. */
export const bothWays = (condition: RawBuilder<boolean>): Words => ({ indexed: condition, walked: condition });

/** How rows are asked for: `held` must hold of each, when there are words; `found` is told of each. */
export type Reading = { readonly held?: RawBuilder<boolean>; readonly found: RawBuilder<boolean> };

/**
 * The rows of a list and, when words narrow it, those before the search with whether each is found, to look for the words along its order.
 *
 * @param isFew - whether the rows before the search are few, so that they are looked through at once
 */
export function readings<Rows>(
  words: Words | null,
  rowsOf: (reading: Reading) => Rows,
  isFew = false,
): { readonly rows: Rows; readonly unsearched?: Rows } {
  const found = sql<boolean>`true`;
  if (words === null) return { rows: rowsOf({ found }) };
  if (isFew) return { rows: rowsOf({ held: words.walked, found }) };
  return { rows: rowsOf({ held: words.indexed, found }), unsearched: rowsOf({ found: words.walked }) };
}

/** The same in the order of names: of a single word each part by itself, those that stand together as they come in it. */
export function readingsByName<Rows>(
  byName: ByName | null,
  words: Words | null,
  rowsOf: (reading: Reading) => Rows,
): { readonly rows: readonly Rows[]; readonly unsearched?: readonly Rows[] } {
  const { rows, unsearched } = readings(byName?.apart ?? words, rowsOf);
  const together = byName === null ? [] : [rowsOf({ held: byName.together, found: sql<boolean>`true` })];
  return {
    rows: [...together, rows],
    ...(unsearched === undefined ? {} : { unsearched: [...together, unsearched] }),
  };
}

/** What is typed, when it holds no word: nothing is found by signs alone; null when nothing is typed. */
const foundBySigns = (typed = ''): RawBuilder<boolean> | null => (typed.trim() === '' ? null : sql<boolean>`false`);

const rechercheOf = (column: string | NamedRows) => (typeof column === 'string' ? column : column.recherche);
const besideOf = (column: string | NamedRows) =>
  typeof column === 'string' ? {} : { beside: heldName(column.nomTri) };

/** How what is typed is found: every typed word begins a word of the column; signs alone find nothing; null when nothing is typed. */
export function searchTyped(typed: string | undefined, column: string | NamedRows): Words | null {
  const words = wordsOf(typed);
  if (words.length > 0) return searchWords(rechercheOf(column), words, besideOf(column));
  const found = foundBySigns(typed);
  return found && bothWays(found);
}

/** The same for a list that PostgreSQL may read either way: a row that does not hold the letters is not taken apart into words. */
export function searchCondition(typed: string | undefined, column: string | NamedRows): RawBuilder<boolean> | null {
  const words = wordsOf(typed);
  if (words.length === 0) return foundBySigns(typed);
  const isHeld = isInRow(rechercheOf(column), words);
  return sql<boolean>`(${isHeld} and ${isInIndex(rechercheOf(column), words, besideOf(column))})`;
}
