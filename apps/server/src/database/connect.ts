import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './Database.ts';
import { listenPostgres } from './listenPostgres.ts';

// A business date is a calendar date, never a Date (oid 1082); bigint counts fit a number (oid 20).
pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(20, Number);

/** An open database: Kysely over one pool, which the job queue shares. */
export type Connection = {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly label: string;
  /** Calls at each notification of a channel, and whenever some may have been missed. */
  readonly listen: (channel: string, onNotify: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabaseSource =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'memory'; readonly template?: Blob };

async function openEmbedded(source: Exclude<DatabaseSource, { kind: 'postgres' }>): Promise<Connection> {
  const pglite =
    source.kind === 'embedded'
      ? await PGlite.create(source.folder)
      : await PGlite.create(source.template === undefined ? {} : { loadDataDir: source.template });
  // One connection: the embedded database serves one session at a time.
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as unknown as pg.PoolConfig);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  const listen = async (channel: string, onNotify: () => void) => {
    pglite.onNotification((notified) => (notified === channel ? onNotify() : undefined));
    // By the pool: a statement beside it would come between the messages of a query under way.
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  return { db, pool, label: 'PGlite', listen, close };
}

/** Opens PostgreSQL by its URL (`onIdleError` is told of a connection lost between two queries), or the embedded database in a folder or in memory. */
export async function connect(
  source: DatabaseSource,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Connection> {
  if (source.kind !== 'postgres') return openEmbedded(source);
  const pool = new pg.Pool({ connectionString: source.url, max: 10, application_name: 'habilis' });
  // An idle client that loses its server must not stop the process: the next query says so to its caller.
  pool.on('error', onIdleError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const { listen, stop } = listenPostgres(source.url);
  const close = async () => {
    await stop();
    await db.destroy();
  };
  return { db, pool, label: 'PostgreSQL', listen, close };
}
