import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Tells the processor time spent so far, in milliseconds, by a process and the connections to a database of this machine; `NaN` where the system does not say. */
export type ProcessorTime = {
  readonly read: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Nanoseconds that a process has run, as Linux tells them; 0 when it is gone. */
async function ranNanoseconds(pid: number): Promise<number> {
  try {
    return Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]);
  } catch {
    return 0;
  }
}

/** The processor time of a server's process and of its database: unlike a clock, it says little of what else the machine does. */
export async function openProcessorTime(databaseUrl: string, serverPid: number): Promise<ProcessorTime> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const connections = async () =>
    (
      await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
    ).rows;
  return {
    read: async () => {
      if (process.platform !== 'linux') return Number.NaN;
      const pids = (await connections()).map(({ pid }) => pid);
      const ran = await Promise.all([serverPid, ...pids].map(ranNanoseconds));
      return ran.reduce((sum, one) => sum + one, 0) / 1e6;
    },
    close: () => client.end(),
  };
}
