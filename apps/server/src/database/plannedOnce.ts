import { createHash } from 'node:crypto';
import type { Compilable, Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './Database.ts';

/** The names under which connections keep the plans of questions, by the question's text. */
const names = new Map<string, string>();

/**
 * The rows of a question that is asked at every turn in the same words, by keys for which one plan serves as well as another: a connection plans it once.
 * It names its columns, for a plan does not outlive those of `*`.
 */
export async function plannedOnce<Row>(db: Kysely<Database>, question: Compilable<Row>): Promise<Row[]> {
  const compiled = question.compile();
  const name = names.get(compiled.sql) ?? createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 24);
  names.set(compiled.sql, name);
  return (await db.executeQuery(compiled)).rows;
}

/** A connection that keeps the plans of the questions that are planned once. */
function planning(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = names.get(text);
    return name === undefined ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
  };
  return {
    // No answer is read by a cursor, the other way to ask.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** A pool whose connections keep the plans of the questions that are planned once. */
export function planningPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const planned = known.get(client) ?? planning(client);
      known.set(client, planned);
      return planned;
    },
    end: () => pool.end(),
  };
}
