import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A row of a former register as its owner writes it: cleaned, under the id that it gets, its references being ids of ours. */
export type Taken = Readonly<Record<string, string | number | boolean | null>> & {
  readonly id: number;
  readonly identifiant: string;
};

/** How an area takes over rows of a kind, in the caller's transaction (C1145). */
export type TakesOver = {
  /** The table whose ids the rows get. */
  readonly table: keyof Database;
  /** Those that are here already under no former identifier, by theirs: they are kept as they are. */
  readonly existing?: (db: Kysely<Database>, rows: readonly Taken[]) => Promise<ReadonlyMap<string, number>>;
  readonly write: (db: Kysely<Database>, rows: readonly Taken[], today: string) => Promise<void>;
};

/** The ids of the rows of which one here has the same value in a column, by their former identifiers. */
export const sameIn = (
  rows: readonly Taken[],
  column: string,
  ids: ReadonlyMap<string | null, number>,
): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap((row) => {
      const id = ids.get(textOf(row, column));
      return id === undefined ? [] : [[row.identifiant, id] as const];
    }),
  );

/** The codes of a cell that holds several. */
export const codesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((code) => code !== '');

/** A text of a row; empty when it has none. */
export const textOf = (row: Readonly<Record<string, string | number | boolean | null>>, column: string): string =>
  String(row[column] ?? '');
