import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/Database.ts';

/** Background work by name, with the data that each kind takes. */
export type JobData = {
  'verification-siren': { readonly demandeAdministrativeId: number };
  'relance-verifications-siren': Record<string, never>;
  'verification-entite': { readonly entiteId: number };
  'verification-entites': Record<string, never>;
  'entites-fermees': Record<string, never>;
  courriel: { readonly courrielId: number };
  'courriel-perdu': { readonly courrielId: number };
  /** Null for a name that is nobody's. */
  'compte-verrouille': { readonly personneId: number | null };
  'resumes-courriels': Record<string, never>;
  'balayage-fichiers': Record<string, never>;
  'fichiers-en-attente': Record<string, never>;
  'purge-technique': Record<string, never>;
  'purge-journal': Record<string, never>;
  'alertes-du-jour': Record<string, never>;
  'roles-termines': Record<string, never>;
  annonces: Record<string, never>;
  'decisions-a-envoyer': Record<string, never>;
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

/** How fast background work goes; tests are in a hurry. */
export type Pace = {
  /** How often a job is looked for. */
  readonly pollSeconds: number;
  /** How often jobs are looked for whose worker has died. */
  readonly superviseSeconds: number;
  /** How long a job may take: later its worker counts as dead, and another resumes it. */
  readonly expireSeconds: number;
  /** How many times a job is tried again. */
  readonly retryLimit: number;
  /** The first wait before a job is tried again; it doubles each time. */
  readonly retryDelaySeconds: number;
};

const PACE: Pace = { pollSeconds: 5, superviseSeconds: 60, expireSeconds: 300, retryLimit: 12, retryDelaySeconds: 30 };

/** Every queue; one that receives dead letters stands before those that send them. */
const QUEUES: Readonly<Record<JobName, Queue>> = {
  'courriel-perdu': {},
  courriel: { deadLetter: 'courriel-perdu', batchSize: 20 },
  'compte-verrouille': {},
  'verification-siren': { isSingle: true, retryDelayMax: 600 },
  'relance-verifications-siren': { cron: '23 * * * *' },
  'verification-entite': { isSingle: true, retryDelayMax: 600 },
  'verification-entites': { cron: '47 * * * *' },
  'entites-fermees': { cron: '2 0 * * *' },
  // Every hour: at which of them summaries leave is a setting.
  'resumes-courriels': { cron: '0 * * * *' },
  'balayage-fichiers': { isSingle: true, cron: '17 * * * *' },
  'fichiers-en-attente': { isSingle: true, retryDelayMax: 60, cron: '37 * * * *' },
  'purge-technique': { cron: '41 3 * * *' },
  'purge-journal': { cron: '53 3 * * *' },
  'alertes-du-jour': { cron: '0 4 * * *' },
  'roles-termines': { cron: '1 0 * * *' },
  // What comes out on a day is told when people are up.
  annonces: { isSingle: true, cron: '7 7-20 * * *' },
  'decisions-a-envoyer': { isSingle: true, cron: '* * * * *' },
};
const NAMES = Object.keys(QUEUES) as JobName[];

const singleKeyOf = (name: JobName, data: unknown) =>
  QUEUES[name].isSingle === undefined ? {} : { singletonKey: JSON.stringify(data) };

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

const ALREADY_THERE = '23505';

/** Of processes that meet an empty database at once, all but one may fail to make the queue's tables, and then find them made. */
async function startQueue(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_THERE)) throw error;
    await boss.start();
  }
}

/** The queue on the product's own database: retried with back-off, taken up again when a worker dies. */
export async function startJobs(
  pool: pg.Pool,
  log: Logger,
  pace: Partial<Pace> = {},
): Promise<{ jobs: Jobs; work: (workers: Workers) => Promise<void>; stop: () => Promise<void> }> {
  const { pollSeconds, superviseSeconds, expireSeconds, retryLimit, retryDelaySeconds } = { ...PACE, ...pace };
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'travaux',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'file de travaux'));
  await startQueue(boss);
  for (const name of NAMES) {
    const { deadLetter, isSingle, retryDelayMax } = QUEUES[name];
    const options = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: expireSeconds,
      ...(deadLetter === undefined ? {} : { deadLetter }),
      ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
    };
    await boss.createQueue(name, { ...options, ...(isSingle === undefined ? {} : { policy: 'exclusive' }) });
    // One that was made by a version before keeps what it was made with, otherwise.
    await boss.updateQueue(name, options);
  }
  return {
    jobs: {
      send: async (name, data, trx) => {
        const db = fromKysely(trx);
        await boss.send(name, data, {
          db,
          ...singleKeyOf(name, data),
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
        if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'Europe/Paris', ...singleKeyOf(name, {}) });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
