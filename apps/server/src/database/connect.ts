import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './Database.ts';
import { openingFault, refuseFolder } from './embeddedFolder.ts';
import { guardPanic } from './guardPanic.ts';
import { type Listen, listenPostgres } from './listenPostgres.ts';
import { planningPool } from './plannedOnce.ts';

// Dates stay calendar dates as text, never a Date (oid 1082); bigint counts fit a number (oid 20).
pg.types.setTypeParser(1082, (text) => text);
pg.types.setTypeParser(20, Number);

/** An open database: Kysely over one pool, which the job queue shares. */
export type Connection = {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly label: string;
  readonly listen: Listen;
  /** Works on a connection without `silenceMs`, for slow changes to the tables themselves. */
  readonly patiently: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

export type DatabaseSource =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'memory'; readonly template?: Blob };

type Patience = {
  /** Called when a connection is lost, in a transaction or idle. */
  readonly onLost?: (error: Error) => void;
  /** How long the server may stay silent during a query; no limit without it. */
  readonly silenceMs?: number;
  /** Called when the embedded database has panicked: only a new process can open it again. */
  readonly onBroken?: (error: Error) => void;
};

/** Leaves the migration lock to the transaction: a session's lock would stay on a pooler's connection. */
class UnlockedAdapter extends PostgresAdapter {
  override acquireMigrationLock = async (): Promise<void> => undefined;
  override releaseMigrationLock = async (): Promise<void> => undefined;
}

class Dialect extends PostgresDialect {
  override createAdapter = (): PostgresAdapter => new UnlockedAdapter();
}

/** Kysely over a pool. */
export const kyselyOf = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new Dialect({ pool: planningPool(pool) }) });

async function openFolder(folder: string): Promise<PGlite> {
  refuseFolder(folder);
  try {
    return await PGlite.create(folder);
  } catch (error) {
    throw await openingFault(folder, error);
  }
}

async function openEmbedded(
  source: Exclude<DatabaseSource, { kind: 'postgres' }>,
  { onBroken = () => undefined }: Patience,
): Promise<Connection> {
  const pglite =
    source.kind === 'embedded'
      ? await openFolder(source.folder)
      : await PGlite.create(source.template === undefined ? {} : { loadDataDir: source.template });
  // One connection: the embedded database serves one session at a time.
  let isBroken = false;
  const guarded = guardPanic(pglite, (error) => {
    isBroken = true;
    onBroken(error);
  });
  const pool = new pg.Pool({ ...createPgConfig(guarded), max: 1 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = kyselyOf(pool);
  const close = async () => {
    if (isBroken) return;
    await db.destroy();
    await pglite.close();
  };
  const listen = async (channel: string, onNotify: () => void) => {
    pglite.onNotification((notified) => (notified === channel ? onNotify() : undefined));
    // Through the pool: a statement sent beside it would mix with the messages of a running query.
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
  };
  return { db, pool, label: 'PGlite', listen, patiently: (work) => work(db), close };
}

const CONNECT_MS = 5000;

/** A socket that gives up on a silent server; the system alone would wait a quarter of an hour. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy());
}

/**
 * How a connection reads millions of rows (decision 0094). Compiling a query takes half a second, where running it takes a fifth. In 4 MB no list
 * of the pages where a first name stands has room, so that the words of every row on them were split again: 3.6 s for 0.15.
 */
const FOR_MANY_ROWS = `set jit = off; set work_mem = '32MB'`;

function openPool(url: string, { onLost = () => undefined, silenceMs }: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'habilis',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(silenceMs === undefined ? {} : { stream: () => impatientSocket(silenceMs) }),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not tell
    onConnect: async (client) => {
      // Losing the server, idle or in a transaction, must not stop the process: the next query reports it.
      client.on('error', onLost);
      await client.query(FOR_MANY_ROWS);
    },
  });
  pool.on('error', () => undefined);
  return pool;
}

/** Opens PostgreSQL by its URL, or the embedded database in a folder or in memory. */
export async function connect(source: DatabaseSource, patience: Patience = {}): Promise<Connection> {
  if (source.kind !== 'postgres') return openEmbedded(source, patience);
  const pool = openPool(source.url, patience);
  const db = kyselyOf(pool);
  const { listen, stop } = listenPostgres(source.url);
  const close = async () => {
    await stop();
    await db.destroy();
  };
  const patiently: Connection['patiently'] = async (work) => {
    const slow = kyselyOf(openPool(source.url, {}));
    try {
      return await work(slow);
    } finally {
      await slow.destroy();
    }
  };
  return { db, pool, label: 'PostgreSQL', listen, patiently, close };
}
