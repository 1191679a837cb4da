import { createHash } from 'node:crypto';
import type { Compilable, Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './Database.ts';

/** Names of the prepared statements, by query text. */
const names = new Map<string, string>();

/**
 * Runs a frequent query as a named statement, so that a connection plans it once; use it when one plan suits every key. List its columns: a
 * plan does not survive changes under `*`.
 */
export async function plannedOnce<Row>(db: Kysely<Database>, question: Compilable<Row>): Promise<Row[]> {
  const compiled = question.compile();
  const name = names.get(compiled.sql) ?? createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 24);
  names.set(compiled.sql, name);
  return (await db.executeQuery(compiled)).rows;
}

/** A connection that reuses the plans of `plannedOnce`. */
function planning(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = names.get(text);
    return name === undefined ? client.query(text, [...values]) : client.query({ name, text, values: [...values] });
  };
  return {
    // No query here uses a cursor, the other overload.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** A pool whose connections reuse the plans of `plannedOnce`. */
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
