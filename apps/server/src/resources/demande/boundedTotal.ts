import { MOST_COUNTED } from '@habilis/api/wire/List';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';

type Counted = SelectQueryBuilder<Database, keyof Database, unknown>;

/** The total of a list over queries that select anything of each row, counted no further than a list is (wire, Lists): counting a million takes as long as reading them. */
export async function boundedTotal(
  db: Kysely<Database>,
  queries: readonly Pick<Counted, 'limit'>[],
): Promise<{ total: number; totalDepasse?: true }> {
  const counts = queries.map(
    (query): RawBuilder<number> =>
      sql<number>`(select count(*) from ${(query as Counted).limit(MOST_COUNTED + 1).as('compte')})`,
  );
  const { rows } = await sql<{ total: number }>`select (${sql.join(counts, sql` + `)})::integer as total`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total > MOST_COUNTED ? { total: MOST_COUNTED, totalDepasse: true } : { total };
}
