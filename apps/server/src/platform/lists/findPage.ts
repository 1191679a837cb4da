import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** What names a row of a list, and what it is ordered by; `genre` tells apart the rows of a list over several tables. */
export type Key = { genre: string; id: number; cle: unknown };

/** As far as rows are walked in search of words: beyond it, sorting what the words find is sooner done. */
const MOST_WALKED = 2000;

type Aliasable = { readonly as: (alias: string) => AliasedExpression<Key, string> };
type Source = Aliasable & Readonly<Record<'limit' | 'offset', (rows: number) => Aliasable>>;

/** A source before it is searched, with the text that words are looked for in as `texte`, and the condition that they are there. */
type Searched = { readonly source: Source; readonly isFound: RawBuilder<boolean> };

/** The sources of a list before they are searched by words; none when nothing is. */
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

/** What a list finds, counted no further than a list is, and the keys of a slice of it as long as they are few. */
async function findFew(db: Kysely<Database>, sources: readonly Source[], slice: Slice) {
  const names = sources.map((_, rank) => sql.raw(`source_${rank}`));
  const found = sources.map(
    (source, rank) =>
      sql`${names[rank] ?? sql``} as materialized (select * from ${source.limit(MOST_COUNTED + 1).as('trouvee')})`,
  );
  const counts = names.map((name) => sql`(select count(*) from ${name})::integer`);
  const rows = names.map((name) => sql`select * from ${name}`);
  const { rows: answers } = await sql<{ comptes: number[]; cles: string[] }>`with ${sql.join(found)},
    compte as materialized (select array[${sql.join(counts)}] as comptes)
    select comptes, case when ${MOST_COUNTED}::integer >= all (comptes) then ${sliced(rows, slice)} else '{}' end as cles
    from compte`.execute(db);
  return { counts: answers[0]?.comptes ?? [], keys: answers[0]?.cles ?? [] };
}

/** The first rows of a source that its words are met in, walked in its order no further than makes sense. */
const walked = ({ source, isFound }: Searched, slice: Slice): RawBuilder<unknown> => {
  const order = inOrderOfOne(slice);
  return sql`select genre, id, cle from (
      select * from ${source.as('listee')} order by ${order} limit ${MOST_WALKED}::integer) parcourue
    where ${isFound} order by ${order} limit ${slice.from + slice.most}::integer`;
};

/** Whether words that many rows bear are met soon enough along an order to fill a slice: those that are rare at its beginning are not. */
async function isMetSoon(db: Kysely<Database>, searched: Searched, slice: Slice): Promise<boolean> {
  if (slice.from + slice.most > MOST_WALKED) return false;
  const { rows } = await sql<{
    lues: number;
  }>`select count(*)::integer as lues from (${walked(searched, slice)}) rencontree`.execute(db);
  return (rows[0]?.lues ?? 0) >= slice.from + slice.most;
}

/** The first rows of a source in its order: one that finds few is read whole and sorted; one that finds many is met soon along the index of its order, unless its words come late in it. */
async function firstOf(
  db: Kysely<Database>,
  source: Source,
  searched: Searched | undefined,
  count: number,
  slice: Slice,
) {
  const isMany = count > MOST_COUNTED;
  if (isMany && searched !== undefined && (await isMetSoon(db, searched, slice))) return walked(searched, slice);
  const isWalked = isMany && searched === undefined;
  return sql`select * from ${(isWalked ? source : source.offset(0)).as('trouvee')}
    order by ${inOrderOfOne(slice)} limit ${slice.from + slice.most}::integer`;
}

/** The keys of a slice of a list over one table or several, with the total as far as a list is counted (wire, Lists; decision 0038); what is searched by words is also told without them. */
export async function findPage(
  db: Kysely<Database>,
  sources: readonly Source[],
  slice: Slice,
  searched: readonly Searched[] = [],
): Promise<Found> {
  const few = await findFew(db, sources, slice);
  const total = few.counts.reduce((sum, count) => sum + count, 0);
  const counted = total > MOST_COUNTED ? { total: MOST_COUNTED, totalDepasse: true as const } : { total };
  if (few.counts.every((count) => count <= MOST_COUNTED)) return { keys: few.keys.map(named), ...counted };
  const firsts = await Promise.all(
    sources.map((source, rank) => firstOf(db, source, searched[rank], few.counts[rank] ?? 0, slice)),
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
