import type { Database } from '../database/Database.ts';

/** What a merge does with the rows of a column that names a person. */
export type PersonneReference = {
  readonly table: keyof Database;
  readonly column: string;
  /** With these columns the kept person may already have the same row: the row is then removed, not moved. */
  readonly uniqueWith: readonly string[];
  /** Where both accounts have the same row, the one whose account holds its object is kept; without it, that of the kept account. */
  readonly ofHolder?: { readonly table: keyof Database; readonly key: string; readonly column: string };
  /** `moves`: the rows go to the kept person. `goes`: they are deleted. `stays`: they still name the absorbed person. The last two give the reason. */
  readonly fate: 'moves' | { readonly goes: string } | { readonly stays: string };
};

/** Rows that go to the kept person; `uniqueWith` names the columns with which a person has at most one. */
export const moves = (
  table: keyof Database,
  column = 'personne_id',
  uniqueWith: readonly string[] = [],
  ofHolder?: PersonneReference['ofHolder'],
): PersonneReference => ({
  table,
  column,
  uniqueWith,
  ...(ofHolder === undefined ? {} : { ofHolder }),
  fate: 'moves',
});
/** Rows that still name the absorbed person, and why. */
export const stays = (table: keyof Database, column: string, why: string): PersonneReference => ({
  table,
  column,
  uniqueWith: [],
  fate: { stays: why },
});

/** Rows that are deleted with the absorbed account, and why. */
export const goes = (table: keyof Database, column: string, why: string): PersonneReference => ({
  table,
  column,
  uniqueWith: [],
  fate: { goes: why },
});

/** Why a means of sign-in goes. */
export const SIGN_IN = 'un moyen de connexion n’ouvre que le compte pour lequel il fut donné, et celui-ci est fermé';
