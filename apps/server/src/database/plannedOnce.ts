import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* un seul plan */';

/**
 * Ends a question that is asked at every turn in the same words, by keys for which one plan serves as well as another: a connection plans it once.
 * It names its columns, for a plan does not outlive those of `*`.
 */
export const PLANNED_ONCE = sql.raw(MARK);

const names = new Map<string, string>();

/** The name under which a connection keeps the plan of a question. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}

/** A connection that keeps the plans of the questions that ask for it. */
function planning(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    text.endsWith(MARK)
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values]);
  return {
    // No answer is read by a cursor, the other way to ask.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** A pool whose connections keep the plans of the questions that ask for it. */
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
