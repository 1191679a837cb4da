import pg from 'pg';
import { ConfigurationError } from '../environment.ts';

const NAME = 'habilis-sonde';
/** A statement that another session has made, or that this one has lost. */
const MIXED = new Set(['42P05', '26000']);
const ROUNDS = 3;

const OLD_POOLER = [
  'DATABASE_URL mène à un répartiteur de connexions (PgBouncer en mode transaction, par exemple) qui mélange les requêtes préparées de ses clients : des écritures échoueraient.',
  'Prenez PgBouncer 1.21 ou plus récent avec max_prepared_statements au-dessus de 0, ou menez DATABASE_URL à PostgreSQL lui-même.',
];

/** Whether two sessions that prepare different statements under one name keep them apart, whichever server connection each is given. */
async function keepsApart([one, other]: readonly [pg.Client, pg.Client]): Promise<boolean> {
  const first = () => one.query({ name: NAME, text: 'select 1 as n' });
  const second = () => other.query({ name: NAME, text: 'select 2 as n' });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await first();
      // While this transaction lasts, a pooler gives the other session another connection.
      await other.query('begin');
      await second();
      await first();
      await other.query('commit');
      await second();
    }
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && MIXED.has(error.code ?? '')) return false;
    throw error;
  }
}

/**
 * Refuses to start behind a pooler that shares sessions and does not know named statements, which this server uses for what it
 * asks at every turn: one that is right most of the time would only fail under load.
 */
export async function refuseOldPooler(url: string): Promise<void> {
  const make = () =>
    new pg.Client({ connectionString: url, application_name: 'habilis', connectionTimeoutMillis: 5000 });
  const clients = [make(), make()] as const;
  for (const client of clients) client.on('error', () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    if (!(await keepsApart(clients))) throw new ConfigurationError(OLD_POOLER);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}
