import pg from 'pg';

/** What a server and its database told of themselves during a load; NaN of what they did not tell. */
export type ServerFigures = {
  /** Highest 99th percentile of what the event loop waited, in milliseconds. */
  readonly eventLoopMs: number;
  /** Highest resident memory, in megabytes. */
  readonly memoryMb: number;
  /** Processor time, in seconds. */
  readonly processor: number;
  readonly connections: number;
  readonly commits: number;
};

const PAUSE_MS = 2000;

const valueOf = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
const most = (values: readonly number[]): number => {
  const told = values.filter((value) => !Number.isNaN(value));
  return told.length === 0 ? Number.NaN : Math.max(...told);
};

type Sample = { readonly lag: number; readonly memory: number; readonly cpu: number; readonly backends: number };

/** Commits and connections of the database so far, where its address is given. */
async function openDatabase(url: string | undefined) {
  if (url === undefined)
    return { read: async () => ({ backends: Number.NaN, commits: Number.NaN }), end: async () => undefined };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async () => {
    const { rows } = await client.query<{ backends: number; commits: string }>(
      'select numbackends as backends, xact_commit as commits from pg_stat_database where datname = current_database()',
    );
    return { backends: rows[0]?.backends ?? Number.NaN, commits: Number(rows[0]?.commits) };
  };
  return { read, end: () => client.end() };
}

/** Asks a server for its metrics every two seconds until `stop`, which gives what was seen; without access to them, NaN. */
export async function watchServer(address: string, token: string | undefined, databaseUrl: string | undefined) {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const database = await openDatabase(databaseUrl);
  const { commits: before } = await database.read();
  const samples: Sample[] = [];
  const look = async () => {
    const answer = await fetch(`${address}/metrics`, { headers }).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : '';
    samples.push({
      lag: valueOf(text, 'nodejs_eventloop_lag_p99_seconds'),
      memory: valueOf(text, 'process_resident_memory_bytes'),
      cpu: valueOf(text, 'process_cpu_seconds_total'),
      backends: (await database.read()).backends,
    });
  };
  await look();
  const timer = setInterval(() => void look(), PAUSE_MS);
  return {
    stop: async (): Promise<ServerFigures> => {
      clearInterval(timer);
      await look();
      const { commits } = await database.read();
      await database.end();
      return {
        eventLoopMs: most(samples.map(({ lag }) => lag * 1000)),
        memoryMb: most(samples.map(({ memory }) => memory / 1e6)),
        processor: (samples.at(-1)?.cpu ?? Number.NaN) - (samples[0]?.cpu ?? Number.NaN),
        connections: most(samples.map(({ backends }) => backends)),
        commits: commits - before,
      };
    },
  };
}
