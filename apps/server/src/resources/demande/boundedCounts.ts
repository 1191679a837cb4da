import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

type Counted = SelectQueryBuilder<Database, keyof Database, unknown>;

/** How many rows each query finds that selects anything of each, counted no further than a list is: counting a million takes as long as reading them. */
export async function boundedCounts(
  db: Kysely<Database>,
  queries: readonly Pick<Counted, 'limit'>[],
): Promise<readonly number[]> {
  const counts = queries.map(
    (query): RawBuilder<number> =>
      sql<number>`(select count(*) from ${(query as Counted).limit(MOST_COUNTED + 1).as('compte')})::integer`,
  );
  const { rows } = await sql<{ comptes: number[] }>`select array[${sql.join(counts)}] as comptes`.execute(db);
  return rows[0]?.comptes ?? [];
}

/** The total of a list over what each of its queries finds (wire, Lists). */
export function totalOf(counts: readonly number[]): { total: number; totalDepasse?: true } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > MOST_COUNTED ? { total: MOST_COUNTED, totalDepasse: true } : { total };
}
