import pg from 'pg';

/** Calls back at each notification of a channel, and whenever some may have been missed. */
export type Listen = (channel: string, onNotify: () => void) => Promise<void>;

const PAUSE_MS = 1000;
const PATIENCE_MS = 5000;

/** Listens to a PostgreSQL server on a dedicated connection, made again when it is lost. */
export function listenPostgres(url: string): { listen: Listen; stop: () => Promise<void> } {
  const listeners = new Map<string, () => void>();
  let client: pg.Client | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'habilis-ecoute',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
    });
    fresh.on('notification', ({ channel }) => listeners.get(channel)?.());
    fresh.on('error', () => undefined);
    await fresh.connect();
    // A connection that never opened ends too: only one that did open is made again from here.
    fresh.on('end', restartSoon);
    client = fresh;
    try {
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    if (isStopped) await fresh.end();
  }

  function restartSoon(): void {
    if (!isStopped) setTimeout(restart, PAUSE_MS).unref();
  }

  function restart(): void {
    if (isStopped) return;
    const lost = client;
    start().then(
      // Notifications sent in the meantime were missed.
      () => listeners.forEach((onNotify) => onNotify()),
      // A connection that did open restarts in its own end handler.
      () => (client === lost ? restartSoon() : undefined),
    );
  }

  return {
    listen: async (channel, onNotify) => {
      listeners.set(channel, onNotify);
      if (client === undefined) await start();
      else await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    stop: async () => {
      isStopped = true;
      await client?.end();
    },
  };
}
