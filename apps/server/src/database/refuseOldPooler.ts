import pg from 'pg';
import { ConfigurationError } from '../environment.ts';

const NAME = 'habilis-sonde';
/** Errors of a prepared statement: already made by another session, or lost. */
const MIXED = new Set(['42P05', '26000']);
const ROUNDS = 3;

const OLD_POOLER = [
  'DATABASE_URL mène à un répartiteur de connexions (PgBouncer en mode transaction, par exemple) qui mélange les requêtes préparées de ses clients : des écritures échoueraient.',
  'Prenez PgBouncer 1.21 ou plus récent avec max_prepared_statements au-dessus de 0, ou menez DATABASE_URL à PostgreSQL lui-même.',
];

/** Whether two sessions can prepare different statements under one name, whichever server connection each gets. */
async function keepsApart([one, other]: readonly [pg.Client, pg.Client]): Promise<boolean> {
  const first = () => one.query({ name: NAME, text: 'select 1 as n' });
  const second = () => other.query({ name: NAME, text: 'select 2 as n' });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await first();
      // This open transaction makes a pooler give the other session another connection.
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

/** Refuses to start behind a pooler that shares sessions but does not support named statements, which frequent queries use: it would fail only under load. */
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
