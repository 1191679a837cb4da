import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type AliasedExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

/** What names a row of a list, and what it is ordered by; `genre` tells apart the rows of a list over several tables. */
export type Key = { genre: string; id: number; cle: unknown };

type Aliasable = { readonly as: (alias: string) => AliasedExpression<Key, string> };
type Source = Aliasable & Readonly<Record<'limit' | 'offset', (rows: number) => Aliasable>>;

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
  const { rows: answers } = await sql<{ comptes: number[]; cles: string[] }>`with ${sql.join(found)}
    select array[${sql.join(counts)}] as comptes, ${sliced(rows, slice)} as cles`.execute(db);
  return { counts: answers[0]?.comptes ?? [], keys: answers[0]?.cles ?? [] };
}

/** The keys of a slice: a source that finds few is read whole and sorted; one that finds many is met soon along the index of its order. */
async function findMany(db: Kysely<Database>, sources: readonly Source[], counts: readonly number[], slice: Slice) {
  const rows = sources.map((source, rank) => {
    const isFew = (counts[rank] ?? 0) <= MOST_COUNTED;
    const first = sql`select * from ${(isFew ? source.offset(0) : source).as('trouvee')}
      order by ${inOrder(slice)} limit ${slice.from + slice.most}::integer`;
    return sql`select * from (${first}) premiere`;
  });
  const answer = await sql<{ cles: string[] }>`select ${sliced(rows, slice)} as cles`.execute(db);
  return answer.rows[0]?.cles ?? [];
}

/** The keys of a slice of a list over one table or several, with the total as far as a list is counted (wire, Lists; decision 0038). */
export async function findPage(db: Kysely<Database>, sources: readonly Source[], slice: Slice): Promise<Found> {
  const few = await findFew(db, sources, slice);
  const areFew = few.counts.every((count) => count <= MOST_COUNTED);
  const keys = areFew ? few.keys : await findMany(db, sources, few.counts, slice);
  const total = few.counts.reduce((sum, count) => sum + count, 0);
  const counted = total > MOST_COUNTED ? { total: MOST_COUNTED, totalDepasse: true as const } : { total };
  return { keys: keys.map(named), ...counted };
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
