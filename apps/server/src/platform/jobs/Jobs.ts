import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';

/** Background work by name, with the data that each kind takes. */
export type JobData = {
  'verification-siren': { readonly demandeAdministrativeId: number };
  'relance-verifications-siren': Record<string, never>;
  courriel: { readonly courrielId: number };
  'courriel-perdu': { readonly courrielId: number };
  'resumes-courriels': Record<string, never>;
  'balayage-fichiers': Record<string, never>;
  'purge-technique': Record<string, never>;
};
export type JobName = keyof JobData;
export type Workers = { readonly [N in JobName]: (data: JobData[N]) => Promise<void> };

/** Sends work to the background; a job sent with a call's transaction exists only if the call's effect does. */
export type Jobs = {
  readonly send: <N extends JobName>(name: N, data: JobData[N], trx: Kysely<Database>) => Promise<void>;
};

type Queue = {
  readonly cron?: string;
  /** Where a job goes when its last try has failed. */
  readonly deadLetter?: JobName;
  /** How many are taken at once. */
  readonly batchSize?: number;
  /** Whether a job is only sent when none of the same data waits or runs. */
  readonly isSingle?: boolean;
  /** The longest that a job waits before it is tried again. */
  readonly retryDelayMax?: number;
};

/** Every queue; one that receives dead letters stands before those that send them. */
const QUEUES: Readonly<Record<JobName, Queue>> = {
  'courriel-perdu': {},
  courriel: { deadLetter: 'courriel-perdu', batchSize: 20 },
  'verification-siren': { isSingle: true, retryDelayMax: 600 },
  'relance-verifications-siren': { cron: '23 * * * *' },
  'resumes-courriels': { cron: '0 7 * * *' },
  'balayage-fichiers': { cron: '17 3 * * *' },
  'purge-technique': { cron: '41 3 * * *' },
};
const NAMES = Object.keys(QUEUES) as JobName[];

/** Works off the jobs of a batch; the whole batch counts as failed when one is, and those that are done know it. */
async function workOff(
  jobs: readonly { readonly id: string; readonly data: unknown }[],
  worker: (data: unknown) => Promise<void>,
  log: Logger,
): Promise<void> {
  const done = await Promise.allSettled(jobs.map((job) => worker(job.data)));
  done.forEach((one, index) => {
    if (one.status === 'rejected') log.warn({ err: one.reason, travail: jobs[index]?.id }, 'travail de fond en échec');
  });
  const failed = done.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** The queue on the product's own database: retried with back-off, taken up again when a worker dies. */
export async function startJobs(
  pool: pg.Pool,
  log: Logger,
  pollSeconds = 5,
): Promise<{ jobs: Jobs; work: (workers: Workers) => Promise<void>; stop: () => Promise<void> }> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: 'travaux' });
  boss.on('error', (error) => log.error({ err: error }, 'file de travaux'));
  await boss.start();
  for (const name of NAMES) {
    const { deadLetter, isSingle, retryDelayMax } = QUEUES[name];
    await boss.createQueue(name, {
      retryLimit: 12,
      retryDelay: 30,
      retryBackoff: true,
      expireInSeconds: 300,
      ...(deadLetter === undefined ? {} : { deadLetter }),
      ...(isSingle === undefined ? {} : { policy: 'exclusive' }),
      ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
    });
  }
  return {
    jobs: {
      send: async (name, data, trx) => {
        const db = fromKysely(trx as unknown as Parameters<typeof fromKysely>[0]);
        await boss.send(name, data, {
          db,
          ...(QUEUES[name].isSingle === undefined ? {} : { singletonKey: JSON.stringify(data) }),
        });
      },
    },
    work: async (workers) => {
      for (const name of NAMES) {
        const worker = workers[name] as (data: unknown) => Promise<void>;
        const { cron, batchSize = 1 } = QUEUES[name];
        await boss.work(name, { pollingIntervalSeconds: pollSeconds, batchSize }, (jobs) =>
          workOff(jobs, worker, log.child({ file: name })),
        );
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris' });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
