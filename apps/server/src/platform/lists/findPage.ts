import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** A row's key: its id and sort value; `genre` names its kind in a list over several tables. */
export type Key = { genre: string; id: number; cle: unknown };

type Aliasable<Row = Key> = { readonly as: (alias: string) => AliasedExpression<Row, string> };

/** One table's rows of a list. */
export type Source = Aliasable & {
  readonly offset: (rows: number) => Aliasable;
};

/** Rows of a source before the search, each with whether it matches. */
type Unsearched = Aliasable<Key & { found: boolean }>;

/** A source of a search, and its rows before it. */
type Searched = readonly [Source, Unsearched];

/** Other ways to read the first rows of the sources, when there are many. */
type Ways = {
  /** Of every source, the rows before the search, to look for its words along the order. */
  readonly unsearched?: readonly Unsearched[] | undefined;
  /** The first rows alone, at least up to the end of the slice. */
  readonly firsts?: readonly Aliasable[] | undefined;
  /** Whether indexes hold all that narrows the sources, but not their order: their rows are counted in them, and read only when they are few. */
  readonly isNarrowedByIndex?: boolean;
  /** Whether the index of the order holds all that is asked of a row before the search, and its words: more rows are then walked. */
  readonly isWalkedInIndex?: boolean;
};

/** Most rows walked in search of words, in all and for each row wanted; beyond, it is faster to sort all that match. */
const MOST_WALKED = 5000;
const WALKED_FOR_ONE = 100;
/** The same when an index holds the rows: an entry takes a fifth of the time of a row that is sorted. */
const MOST_WALKED_IN_INDEX = 40_000;

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
  /** When more are found than are counted, the slice is one of those counted alone: for what no index gives in its order. */
  readonly isSample?: boolean;
};

type Found = {
  readonly keys: readonly Pick<Key, 'genre' | 'id'>[];
  readonly total: number;
  readonly totalDepasse?: true;
};

function orderBy({ ordre, isNullLast = false, thenBy }: Slice, tables: 'one-table' | 'all-tables') {
  const keys = [`cle ${ordre}${isNullLast ? ' nulls last' : ''}`];
  if (thenBy !== undefined) keys.push(`${thenBy} ${ordre}`);
  if (tables === 'all-tables') keys.push(`genre ${ordre}`);
  return sql.raw(`order by ${keys.join(', ')}, id ${ordre}`);
}

/** The keys of a slice, each as id and kind; `rows` must hold at least the first rows of the list. */
const sliced = (rows: readonly RawBuilder<unknown>[], slice: Slice): RawBuilder<string[]> =>
  sql`array(select id || ' ' || genre from (${sql.join(rows, sql` union all `)}) ligne
    ${orderBy(slice, 'all-tables')} limit ${slice.most}::integer offset ${slice.from}::integer)`;

const named = (key: string): Found['keys'][number] => {
  const [id = '', genre = ''] = key.split(' ');
  return { genre, id: Number(id) };
};

const columnsOf = ({ thenBy }: Slice) => sql.raw(`genre, id, cle${thenBy === undefined ? '' : `, ${thenBy}`}`);

/** The first rows of a source. */
const firstOf = (rows: Aliasable, slice: Slice): RawBuilder<unknown> =>
  sql`select ${columnsOf(slice)} from ${rows.as('found')} ${orderBy(slice, 'one-table')} limit ${slice.from + slice.most}::integer`;

/** The first rows of a source that is read in several parts, each along an index of its own. */
export const firstsOf = (parts: readonly Aliasable[], slice: Slice): RawBuilder<Key> =>
  sql<Key>`(${sql.join(
    parts.map((rows) => sql`(${firstOf(rows, slice)})`),
    sql` union all `,
  )})`;

/** The total up to the count limit. */
function totalOf(counts: readonly number[], { mostCounted = MOST_COUNTED }: Slice): Omit<Found, 'keys'> {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > mostCounted ? { total: mostCounted, totalDepasse: true } : { total };
}

/**
 * The first keys of a source that is searched, and how many match up to the count limit. What matches is read once: counting reads it up to
 * the limit, and sorting reads on from there, when it is few or when the first rows in order do not hold enough of it.
 */
async function firstSearched(db: Kysely<Database>, [source, rows]: Searched, slice: Slice, isWalkedInIndex: boolean) {
  const { mostCounted = MOST_COUNTED } = slice;
  const wanted = slice.from + slice.most;
  const walked = isWalkedInIndex ? MOST_WALKED_IN_INDEX : Math.min(wanted * WALKED_FOR_ONE, MOST_WALKED);
  const order = orderBy(slice, 'one-table');
  // PostgreSQL runs a `with` only as far as its rows are asked for.
  const found = await sql<{ count: number; cles: string[] }>`with
    found as materialized (select ${columnsOf(slice)} from ${source.as('source')}),
    compte as materialized (select count(*)::integer as count from (select from found limit ${mostCounted + 1}::integer) counted),
    walked as materialized (select id, genre from (select * from ${rows.as('listed')} ${order} limit ${walked}::integer) listed
      where found ${order} limit ${wanted}::integer)
    select count, case
      when count <= ${mostCounted}::integer or ${wanted > walked}::boolean or (select count(*) from walked) < ${wanted}::integer
      then array(select id || ' ' || genre from found ${order} limit ${wanted}::integer)
      else array(select id || ' ' || genre from walked) end as cles from compte`.execute(db);
  const { count, cles } = found.rows[0] ?? { count: 0, cles: [] };
  return { count, keys: cles.map(named) };
}

/** A slice of sources that are searched: the first keys of each, side by side, then those put in one order. */
async function findSearched(
  db: Kysely<Database>,
  searched: readonly Searched[],
  slice: Slice,
  isWalkedInIndex: boolean,
): Promise<Found> {
  const firsts = await Promise.all(searched.map((one) => firstSearched(db, one, slice, isWalkedInIndex)));
  const total = totalOf(
    firsts.map(({ count }) => count),
    slice,
  );
  const held = firsts.filter(({ keys }) => keys.length > 0);
  if (held.length <= 1) return { keys: (held[0]?.keys ?? []).slice(slice.from, slice.from + slice.most), ...total };
  const halves = searched.map(([, rows], rank) => {
    const ids = firsts[rank]?.keys.map(({ id }) => id) ?? [];
    return sql`select ${columnsOf(slice)} from ${rows.as('listed')} where id = any(${ids}::integer[])`;
  });
  const both = await sql<{ cles: string[] }>`select ${sliced(halves, slice)} as cles`.execute(db);
  return { keys: (both.rows[0]?.cles ?? []).map(named), ...total };
}

/**
 * Keys of a slice of a list over one or more tables, with the total up to the count limit (rules/wire#lists; decision 0061). A source with few rows
 * is sorted; one with many is read along the index of its order, whatever PostgreSQL estimates. When many rows match a search, they are first
 * looked for in that order, and sorted if they come late in it.
 */
export async function findPage(
  db: Kysely<Database>,
  sources: readonly Source[],
  slice: Slice,
  { unsearched, firsts: shorts = [], isNarrowedByIndex = false, isWalkedInIndex = false }: Ways = {},
): Promise<Found> {
  const { mostCounted = MOST_COUNTED, isSample = false } = slice;
  if (unsearched !== undefined && !isSample) {
    const searched = sources.flatMap((source, rank): Searched[] => {
      const rows = unsearched[rank];
      return rows === undefined ? [] : [[source, rows]];
    });
    return findSearched(db, searched, slice, isWalkedInIndex);
  }
  const names = sources.map((_, rank) => sql.raw(`source_${rank}`));
  const found = sources.map(
    (source, rank) =>
      sql`${names[rank]} as materialized (select ${isNarrowedByIndex ? sql`` : sql`*`} from ${source.as('found')} limit ${mostCounted + 1}::integer)`,
  );
  const counting = sql.join(names.map((name) => sql`(select count(*)::integer from ${name})`));
  // `offset 0` forces PostgreSQL to filter first, then sort.
  const filtered = sources.map((source) => source.offset(0));
  const rows = isNarrowedByIndex
    ? filtered.map((source) => sql`select * from ${source.as('found')}`)
    : names.map((name) => sql`select * from ${name}`);
  const few = await sql<{ counts: number[]; cles: string[] | null }>`with ${sql.join(found)},
    compte as materialized (select array[${counting}] as counts)
    select counts, case when ${isSample}::boolean or ${mostCounted}::integer >= all (counts) then ${sliced(rows, slice)} end as cles from compte`.execute(
    db,
  );
  const { counts = [], cles = [] } = few.rows[0] ?? {};
  const total = totalOf(counts, slice);
  if (cles !== null) return { keys: cles.map(named), ...total };
  const firsts = sources.map((source, rank) => {
    const isMany = (counts[rank] ?? 0) > mostCounted;
    return firstOf(isMany ? (shorts[rank] ?? source) : (filtered[rank] ?? source), slice);
  });
  const halves = firsts.map((first) => sql`select * from (${first}) firsts`);
  const many = await sql<{ cles: string[] }>`select ${sliced(halves, slice)} as cles`.execute(db);
  return { keys: (many.rows[0]?.cles ?? []).map(named), ...total };
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
