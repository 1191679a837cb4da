import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../Services.ts';
import type { Job, Jobs } from './Job.ts';
import type { Worker } from './Worker.ts';

/** Delays of background work; shorter in tests. */
export type Pace = {
  /** How often a worker looks for jobs. */
  readonly pollSeconds: number;
  /** How often jobs of dead workers are looked for. */
  readonly superviseSeconds: number;
  /** How long a worker may give no sign of life: after it, it counts as dead and another resumes its job. At least 10. */
  readonly heartbeatSeconds: number;
  /** Longest time of a job, however alive its worker: beyond, it counts as stuck. */
  readonly expireSeconds: number;
  /** How many times a job is retried. */
  readonly retryLimit: number;
  /** Wait before the first retry; it doubles each time. */
  readonly retryDelaySeconds: number;
};

const PACE: Pace = {
  pollSeconds: 5,
  superviseSeconds: 10,
  heartbeatSeconds: 20,
  // Longer than any mass mailing: what is only slow must not begin a second time beside itself (decision 0136).
  expireSeconds: 4 * 60 * 60,
  retryLimit: 12,
  retryDelaySeconds: 30,
};

/** Signs of life in the time after which a worker counts as dead: work that holds the thread may miss some. */
const SIGNS = 5;

/** A job that its clock sends again anyway is tried again soon: seconds after its process died. */
const SINGLE_RETRY = { retryDelay: 5, retryDelayMax: 60 };

/** Queues of earlier versions, which their schedules would fill for ever. */
const FORMER = ['roles-termines', 'entites-fermees', 'purge-technique', 'purge-journal', 'alertes-du-jour'];

const singleKeyOf = ({ queue }: Job<object>, data: unknown) =>
  queue.isSingle === undefined ? {} : { singletonKey: JSON.stringify(data) };

/** Orders the kinds so that dead-letter queues are created before the queues that use them. */
const inOrder = (kinds: readonly Job<object>[]): readonly Job<object>[] => {
  const receivers = new Set(kinds.map(({ queue }) => queue.deadLetter));
  return kinds.toSorted((one, other) => Number(receivers.has(other.name)) - Number(receivers.has(one.name)));
};

/** Runs the jobs of a batch; one failure fails the whole batch, so a worker must recognise what it has already done. */
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

const NO_JOB = '00000000-0000-0000-0000-000000000000';
const ALREADY_THERE = '23505';

/** When several processes start on an empty database, some may fail to create the queue's tables, then find them created. */
async function startQueue(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_THERE)) throw error;
    await boss.start();
  }
}

/** Creates the queue of a kind, or gives it its present options. */
async function createQueue(
  boss: PgBoss,
  { name, queue }: Job<object>,
  { heartbeatSeconds, expireSeconds, retryLimit, retryDelaySeconds }: Pace,
): Promise<void> {
  const { cron, deadLetter, isSingle, retryDelayMax } = queue;
  const options = {
    retryLimit,
    retryDelay: retryDelaySeconds,
    ...(isSingle !== undefined && cron !== undefined && retryDelaySeconds > 0 ? SINGLE_RETRY : {}),
    retryBackoff: true,
    heartbeatSeconds,
    expireInSeconds: expireSeconds,
    ...(deadLetter === undefined ? {} : { deadLetter }),
    ...(retryDelayMax === undefined ? {} : { retryDelayMax }),
  };
  await boss.createQueue(name, { ...options, ...(isSingle === undefined ? {} : { policy: 'exclusive' }) });
  // Otherwise, a queue created by an earlier version keeps its old options.
  await boss.updateQueue(name, options);
  // Has it know the queue by heart: it would ask beside the transaction of the first send, which holds the embedded database's one connection.
  await boss.findJobs(name, { id: NO_JOB });
}

/** Starts the queue on the product's own database, for the given kinds: failed jobs are retried with back-off, those of a dead worker resumed. */
export async function startJobs(
  pool: pg.Pool,
  log: Logger,
  kinds: readonly Job<object>[],
  pace: Partial<Pace> = {},
): Promise<{
  jobs: Jobs;
  work: (workers: readonly Worker[], services: Services) => Promise<void>;
  stop: () => Promise<void>;
}> {
  const paced = { ...PACE, ...pace };
  const { pollSeconds, superviseSeconds, heartbeatSeconds } = paced;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'travaux',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'file de travaux'));
  await startQueue(boss);
  for (const name of FORMER) await boss.deleteQueue(name);
  for (const kind of inOrder(kinds)) await createQueue(boss, kind, paced);
  return {
    jobs: {
      send: async (kind, data, trx) => {
        const db = fromKysely(trx);
        await boss.send(kind.name, data, { db, ...singleKeyOf(kind, data) });
      },
      sendAll: async ({ name }, all, trx) => {
        if (all.length === 0) return;
        await boss.insert(
          name,
          all.map((data) => ({ data })),
          { db: fromKysely(trx) },
        );
      },
    },
    work: async (workers, services) => {
      for (const { job: kind, run } of workers) {
        const { name, queue } = kind;
        const { cron, isMadeUpFor = false, batchSize = 1, pollSeconds: own = pollSeconds } = queue;
        const options = {
          pollingIntervalSeconds: Math.min(own, pollSeconds),
          heartbeatRefreshSeconds: heartbeatSeconds / SIGNS,
          batchSize,
        };
        await boss.work(name, options, (jobs) =>
          workOff(jobs, (data) => run(services, data), log.child({ file: name })),
        );
        if (cron === undefined) continue;
        const missed = isMadeUpFor ? 'once' : 'skip';
        await boss.schedule(name, cron, {}, { tz: 'Europe/Paris', missed, ...singleKeyOf(kind, {}) });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
