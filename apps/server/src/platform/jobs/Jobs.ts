import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';

/** Background work by name, with the data that each kind takes. */
export type JobData = {
  'verification-siren': { readonly demandeAdministrativeId: number };
  'balayage-fichiers': Record<string, never>;
  'purge-technique': Record<string, never>;
};
export type JobName = keyof JobData;
export type Workers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> };

/** Sends work to the background; a job sent with a call's transaction exists only if the call's effect does. */
export type Jobs = {
  readonly send: <N extends JobName>(name: N, data: JobData[N], trx: Kysely<Database>) => Promise<void>;
};

const SCHEDULES: Partial<Record<JobName, string>> = {
  'balayage-fichiers': '17 3 * * *',
  'purge-technique': '41 3 * * *',
};
const NAMES: readonly JobName[] = ['verification-siren', 'balayage-fichiers', 'purge-technique'];

/** The queue on the product's own database: retried with back-off, taken up again when a worker dies. */
export async function startJobs(
  pool: pg.Pool,
  log: Logger,
): Promise<{ jobs: Jobs; work: (workers: Workers) => Promise<void>; stop: () => Promise<void> }> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'travaux' });
  boss.on('error', (error) => log.error({ err: error }, 'file de travaux'));
  await boss.start();
  for (const name of NAMES)
    await boss.createQueue(name, { retryLimit: 12, retryDelay: 30, retryBackoff: true, expireInSeconds: 300 });
  return {
    jobs: {
      send: async (name, data, trx) => {
        await boss.send(name, data, { db: fromKysely(trx as unknown as Parameters<typeof fromKysely>[0]) });
      },
    },
    work: async (workers) => {
      for (const name of NAMES) {
        const worker = workers[name] as (data: unknown) => Promise<void>;
        await boss.work(name, { pollingIntervalSeconds: 5 }, async (jobs) => {
          for (const job of jobs) await worker(job.data);
        });
        const cron = SCHEDULES[name];
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
