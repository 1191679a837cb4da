import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A row's key: its id and sort value; `genre` names its kind in a list over several tables. */
export type Key = { genre: string; id: number; cle: unknown };

/** The rows of one table of a list; in a list that is searched along its order, each tells in `found` whether the words find it. */
export type Source = { readonly as: (alias: string) => AliasedExpression<Key, string> };

/** Most rows looked at along an order in search of words; beyond, it is faster to sort all that match. */
const MOST_WALKED = 5000;

/** The part of a list to read. */
export type Slice = {
  readonly ordre: 'asc' | 'desc';
  readonly from: number;
  readonly most: number;
  /** Whether empty values come last in both directions. */
  readonly isNullLast?: boolean;
  /** A column of the sources that orders what is alike in the first. */
  readonly thenBy?: string;
  /** Where counting stops. @default MOST_COUNTED */
  readonly mostCounted?: number;
  /** Whether words are looked for along the order, for they may find very many: the sources then have a column `found`. */
  readonly isSearched?: boolean;
};

type Found = {
  readonly keys: readonly Pick<Key, 'genre' | 'id'>[];
  readonly total: number;
  readonly totalDepasse?: true;
};

type Rows = RawBuilder<unknown>;

function orderBy({ ordre, isNullLast = false, thenBy }: Slice, tables: 'one-table' | 'all-tables' = 'one-table') {
  const keys = [`cle ${ordre}${isNullLast ? ' nulls last' : ''}`];
  if (thenBy !== undefined) keys.push(`${thenBy} ${ordre}`);
  if (tables === 'all-tables') keys.push(`genre ${ordre}`);
  return sql.raw(`order by ${keys.join(', ')}, id ${ordre}`);
}

const columnsOf = ({ thenBy }: Slice) => sql.raw(`genre, id, cle${thenBy === undefined ? '' : `, ${thenBy}`}`);

/** The rows of a source that the list holds. */
const listed = (source: Source, slice: Slice): Rows =>
  sql`select ${columnsOf(slice)} from ${source.as('listed')} ${slice.isSearched ? sql`where found` : sql``}`;

/** How many rows of each source the list holds, no further than one more than are counted. */
async function countEach(db: Kysely<Database>, sources: readonly Source[], slice: Slice, most: number) {
  const counts = sources.map(
    (source) => sql`(select count(*)::integer from (${listed(source, slice)} limit ${most + 1}::integer) counted)`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  return rows[0]?.counts ?? [];
}

const wantedOf = ({ from, most }: Slice) => sql`limit ${from + most}::integer`;

/** The first rows of a source of which the list holds few: `offset 0` has PostgreSQL find them all, then sort. */
const sortedFirst = (source: Source, slice: Slice): Rows =>
  sql`select * from (${listed(source, slice)} offset 0) few ${orderBy(slice)} ${wantedOf(slice)}`;

/** Those of a source of which it holds many, along the index of the order; words are looked for there for a while, and else all that they find is sorted. */
function alongOrder(source: Source, slice: Slice): Rows {
  const order = orderBy(slice);
  if (!slice.isSearched) return sql`${listed(source, slice)} ${order} ${wantedOf(slice)}`;
  const isEnough = sql`(select count(*) from walked) = ${slice.from + slice.most}::integer`;
  return sql`with walked as materialized (
      select ${columnsOf(slice)} from (select * from ${source.as('listed')} ${order} limit ${MOST_WALKED}::integer) first
      where found ${order} ${wantedOf(slice)})
    select * from walked where ${isEnough}
    union all select * from (${sortedFirst(source, slice)}) late where not ${isEnough}`;
}

/** The total of a list: beyond the limit, that there are more. */
const totalOf = (total: number, most: number): Omit<Found, 'keys'> =>
  total > most ? { total: most, totalDepasse: true } : { total };

/**
 * Keys of a slice of a list over one or more tables, with the total up to the count limit (rules/wire#lists; decision 0202): counted first, for
 * few rows are sorted and many are read along the index of their order, whatever PostgreSQL estimates.
 */
export async function findPage(db: Kysely<Database>, sources: readonly Source[], slice: Slice): Promise<Found> {
  if (sources.length === 0) return { keys: [], total: 0 };
  const { mostCounted = MOST_COUNTED } = slice;
  const counts = await countEach(db, sources, slice, mostCounted);
  const total = totalOf(
    counts.reduce((sum, count) => sum + count, 0),
    mostCounted,
  );
  const firsts = sources.flatMap((source, rank) => {
    const count = counts[rank] ?? 0;
    if (count === 0) return [];
    return [
      sql`select * from (${count > mostCounted ? alongOrder(source, slice) : sortedFirst(source, slice)}) firsts`,
    ];
  });
  if (firsts.length === 0 || slice.most === 0) return { keys: [], ...total };
  const { rows } = await sql<{ id: number; genre: string }>`
    select id, genre from (${sql.join(firsts, sql` union all `)}) ligne
    ${orderBy(slice, 'all-tables')} limit ${slice.most}::integer offset ${slice.from}::integer`.execute(db);
  return { keys: rows, ...total };
}

/** Sorts rows in the order of their keys. */
export function inOrderOf<Row extends { readonly id: number }>(
  keys: Found['keys'],
  rowsOf: Readonly<Record<string, readonly Row[]>>,
): Row[] {
  const byKey = new Map(
    Object.entries(rowsOf).flatMap(([genre, rows]) => rows.map((row): [string, Row] => [`${genre}${row.id}`, row])),
  );
  return keys.flatMap(({ genre, id }) => byKey.get(`${genre}${id}`) ?? []);
}

/** Ids of the keys of one kind. */
export const idsOf = (keys: Found['keys'], genre = ''): number[] =>
  keys.filter((key) => key.genre === genre).map(({ id }) => id);
