import { type RawBuilder, sql } from 'kysely';

/** The hash, as `h`, of a row in a series, always the same for a seed; eight draws can be read from it. */
export const hashOf = (seed: number, series: string, rank: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`lateral (select md5(${`${seed} ${series} `} || ${rank}) as h)`;

/** A draw from 0 to `count` - 1, read at one of the hash's eight places. */
export const pick = (place: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7, count: number): RawBuilder<number> =>
  sql<number>`(('x' || substr(h, ${sql.lit(1 + 4 * place)}, 4))::bit(16)::integer % ${sql.lit(count)})`;

/** A list as an SQL array. */
export const textArray = (values: readonly string[]): RawBuilder<string[]> => sql`${[...values]}::text[]`;
export const integerArray = (values: readonly number[]): RawBuilder<number[]> => sql`${[...values]}::integer[]`;

/** Draws a key by its weight; weights total a thousand. */
export function weighted(place: 0 | 1, weights: Readonly<Record<string, number>>): RawBuilder<string> {
  let upTo = 0;
  const cases = Object.entries(weights).map(([name, weight]) => {
    upTo += weight;
    return sql`when ${pick(place, 1000)} < ${sql.lit(upTo)} then ${sql.lit(name)}`;
  });
  return sql<string>`(case ${sql.join(cases, sql` `)} end)`;
}
