import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './Database.ts';

// A business date is a calendar date, never a Date (oid 1082); bigint counts fit a number (oid 20).
pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(20, Number);

/** An open database: Kysely over one pool, which the job queue shares. */
export type Connection = {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly label: string;
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
  return { db, pool, label: 'PGlite', close };
}

/** Opens PostgreSQL by its URL, or the embedded database in a folder or in memory. */
export async function connect(source: DatabaseSource): Promise<Connection> {
  if (source.kind !== 'postgres') return openEmbedded(source);
  const pool = new pg.Pool({ connectionString: source.url, max: 10, application_name: 'habilis' });
  // An idle client that loses its server must not stop the process: the next query says so to its caller.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, label: 'PostgreSQL', close: () => db.destroy() };
}
