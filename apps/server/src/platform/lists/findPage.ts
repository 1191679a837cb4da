import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** What names a row of a list, and what it is ordered by; `genre` tells apart the rows of a list over several tables. */
export type Key = { genre: string; id: number; cle: unknown };

/** As far as rows are walked in search of those that are found: beyond it, sorting all these is sooner done. */
const MOST_WALKED = 5000;

type Aliasable = { readonly as: (alias: string) => AliasedExpression<Key, string> };
type Source = Aliasable & { readonly offset: (rows: number) => Aliasable };

/** A source with more rows than are found, and the condition that one of them, `parcourue`, is; words are looked for in its `texte`. */
type Searched = { readonly source: Source; readonly isFound: RawBuilder<boolean> };

/** The sources of a list before they are searched; none when nothing is. */
export const searchedIn = (
  isFound: RawBuilder<boolean> | null,
  sources: () => readonly Source[],
): readonly Searched[] => (isFound === null ? [] : sources().map((source) => ({ source, isFound })));

type Slice = {
  readonly ordre: 'asc' | 'desc';
  readonly from: number;
  readonly most: number;
  /** What has no value comes last, both ways. */
  readonly isNullLast?: boolean;
};

/** What a first look finds, and of each source how many. */
type Few = {
  readonly comptes: readonly number[];
  readonly est_tout: boolean;
  readonly cles: readonly string[];
  readonly bornes: readonly (string | null)[];
};

type Found = {
  readonly keys: readonly Pick<Key, 'genre' | 'id'>[];
  readonly total: number;
  readonly totalDepasse?: true;
};

const inOrder = ({ ordre, isNullLast = false }: Slice): RawBuilder<unknown> =>
  sql.raw(`cle ${ordre}${isNullLast ? ' nulls last' : ''}, genre ${ordre}, id ${ordre}`);

/** The same among the rows of one source, which are of one kind: an index then gives it to its end. */
const inOrderOfOne = ({ ordre, isNullLast = false }: Slice): RawBuilder<unknown> =>
  sql.raw(`cle ${ordre}${isNullLast ? ' nulls last' : ''}, id ${ordre}`);

/** The keys of a slice among rows, each as its id and its kind. */
const sliced = (rows: readonly RawBuilder<unknown>[], slice: Slice): RawBuilder<readonly string[]> =>
  sql`array(select id || ' ' || genre from (${sql.join(rows, sql` union all `)}) ligne
    order by ${inOrder(slice)} limit ${slice.most}::integer offset ${slice.from}::integer)`;

const named = (key: string): Found['keys'][number] => {
  const [id = '', genre = ''] = key.split(' ');
  return { genre, id: Number(id) };
};

const countOf = (name: RawBuilder<unknown>): RawBuilder<number> => sql`(select count(*)::integer from ${name})`;

/** As far as a source is counted: what is searched is met along an order however many there are, and is counted no further than all of it together. */
const mostOf = (isSearched: boolean, before: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  isSearched && before.length > 0
    ? sql`(select ${MOST_COUNTED + 1}::integer - ${sql.join(before.map(countOf), sql` - `)})`
    : sql`${MOST_COUNTED + 1}::integer`;

/** The last key of a slice among some of what a source finds: no key of the slice among all of it comes later. */
const boundOf = (name: RawBuilder<unknown>, slice: Slice): RawBuilder<string | null> =>
  sql`(select cle::text from ${name} order by ${inOrderOfOne(slice)} limit 1 offset ${slice.from + slice.most - 1}::integer)`;

/** What a list finds, counted no further than a list is, with the keys of a slice of it when that is all; of what is searched and is more, what bounds the slice. */
async function findFew(db: Kysely<Database>, sources: readonly Source[], slice: Slice, isSearched: boolean) {
  const names = sources.map((_, rank) => sql.raw(`source_${rank}`));
  const found = sources.map((source, rank) => {
    const most = mostOf(isSearched, names.slice(0, rank));
    return sql`${names[rank] ?? sql``} as materialized (select * from ${source.as('trouvee')} limit ${most})`;
  });
  const rows = names.map((name) => sql`select * from ${name}`);
  const counted = isSearched ? sql`array[${sql.join(names.map(countOf), sql` + `)}]` : sql`comptes`;
  const bounds = isSearched ? names.map((name) => boundOf(name, slice)) : [];
  const { rows: answers } = await sql<Few>`with ${sql.join(found)},
    compte as materialized (select array[${sql.join(names.map(countOf))}] as comptes),
    tout as materialized (select comptes, ${MOST_COUNTED}::integer >= all (${counted}) as est_tout from compte)
    select comptes, est_tout, case when est_tout then ${sliced(rows, slice)} else '{}' end as cles,
      case when est_tout then '{}' else array[${sql.join(bounds)}]::text[] end as bornes
    from tout`.execute(db);
  return answers[0] ?? { comptes: [], est_tout: true, cles: [], bornes: [] };
}

/** That a key comes no later than a bound: those that have no value are past it, or before it when they come first. */
function isWithin(bound: string | null, { ordre, isNullLast = false }: Slice): RawBuilder<boolean> {
  if (bound === null) return sql<boolean>`true`;
  if (ordre === 'asc') return sql<boolean>`cle <= ${bound}`;
  return isNullLast ? sql<boolean>`cle >= ${bound}` : sql<boolean>`(cle >= ${bound} or cle is null)`;
}

/** The first rows of a source in its order; one that is fenced is read whole and sorted. */
const inItsOrder = (source: AliasedExpression<Key, string> | RawBuilder<unknown>, slice: Slice): RawBuilder<unknown> =>
  sql`select * from ${source} order by ${inOrderOfOne(slice)} limit ${slice.from + slice.most}::integer`;

/** The first rows of a source that are found, walked in its order no further than makes sense. */
const walked = ({ source, isFound }: Searched, slice: Slice): RawBuilder<unknown> => {
  const order = inOrderOfOne(slice);
  return sql`select genre, id, cle from (
      select * from ${source.as('listee')} order by ${order} limit (select ${MOST_WALKED}::integer)) parcourue
    where ${isFound} order by ${order} limit ${slice.from + slice.most}::integer`;
};

/** Whether what finds many rows meets enough of them along an order to fill a slice: what is rare at its beginning does not. */
async function isMetSoon(db: Kysely<Database>, searched: Searched, slice: Slice): Promise<boolean> {
  if (slice.from + slice.most > MOST_WALKED) return false;
  const { rows } = await sql<{
    lues: number;
  }>`select count(*)::integer as lues from (${walked(searched, slice)}) rencontree`.execute(db);
  return (rows[0]?.lues ?? 0) >= slice.from + slice.most;
}

/** The first rows of a source that finds many: those of its order, which what is searched is met along, unless it comes late and is sorted within its bound. */
async function firstOfMany(
  db: Kysely<Database>,
  source: Source,
  searched: Searched | undefined,
  bound: string | null,
  slice: Slice,
) {
  if (searched === undefined) return inItsOrder(source.as('trouvee'), slice);
  if (await isMetSoon(db, searched, slice)) return walked(searched, slice);
  const bounded = sql`(select * from ${source.as('trouvee')} where ${isWithin(bound, slice)} offset 0) bornee`;
  return inItsOrder(bounded, slice);
}

/** The keys of a slice of a list over one table or several, with the total as far as a list is counted (wire, Lists; decision 0038); what is searched is also told before it is. */
export async function findPage(
  db: Kysely<Database>,
  sources: readonly Source[],
  slice: Slice,
  searched: readonly Searched[] = [],
): Promise<Found> {
  const isSearched = searched.length > 0;
  const { comptes, est_tout: isAll, cles, bornes } = await findFew(db, sources, slice, isSearched);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const total = sum(comptes);
  const counted = total > MOST_COUNTED ? { total: MOST_COUNTED, totalDepasse: true as const } : { total };
  if (isAll) return { keys: cles.map(named), ...counted };
  const firsts = await Promise.all(
    sources.map(async (source, rank) => {
      const isFew = sum(comptes.slice(isSearched ? 0 : rank, rank + 1)) <= MOST_COUNTED;
      return isFew
        ? inItsOrder(source.offset(0).as('trouvee'), slice)
        : firstOfMany(db, source, searched[rank], bornes[rank] ?? null, slice);
    }),
  );
  const rows = firsts.map((first) => sql`select * from (${first}) premiere`);
  const answer = await sql<{ cles: string[] }>`select ${sliced(rows, slice)} as cles`.execute(db);
  return { keys: (answer.rows[0]?.cles ?? []).map(named), ...counted };
}

/** Rows in the order of the keys that name them. */
export function inOrderOf<Row extends { readonly id: number }>(
  keys: Found['keys'],
  rowsOf: Readonly<Record<string, readonly Row[]>>,
): Row[] {
  const byKey = new Map(
    Object.entries(rowsOf).flatMap(([genre, rows]) => rows.map((row): [string, Row] => [`${genre}${row.id}`, row])),
  );
  return keys.flatMap(({ genre, id }) => byKey.get(`${genre}${id}`) ?? []);
}

/** The ids of the keys of a kind. */
export const idsOf = (keys: Found['keys'], genre = ''): number[] =>
  keys.filter((key) => key.genre === genre).map(({ id }) => id);
