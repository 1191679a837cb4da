import pg from 'pg';
import type { Connection } from './connect.ts';

const PAUSE_MS = 1000;

/** Notifications of a PostgreSQL server, on a connection of their own that is made again when it is lost. */
export function listenPostgres(url: string): { listen: Connection['listen']; stop: () => Promise<void> } {
  const listeners = new Map<string, () => void>();
  let client: pg.Client | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'habilis-ecoute', keepAlive: true });
    fresh.on('notification', ({ channel }) => listeners.get(channel)?.());
    fresh.on('error', () => undefined);
    fresh.on('end', () => void setTimeout(restart, PAUSE_MS).unref());
    await fresh.connect();
    client = fresh;
    for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  function restart(): void {
    if (isStopped) return;
    start().then(
      // What was said meanwhile was not heard.
      () => listeners.forEach((onNotify) => onNotify()),
      () => void setTimeout(restart, PAUSE_MS).unref(),
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
