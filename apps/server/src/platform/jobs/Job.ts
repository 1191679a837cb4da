import type { Services } from '../Services.ts';

type NoData = Record<string, never>;

/** How the work of one kind waits. */
export type Queue = {
  readonly cron?: string;
  /** Where a job goes when its last try has failed. */
  readonly deadLetter?: string;
  /** How many are taken at once. */
  readonly batchSize?: number;
  /** Whether a job is only sent when none of the same data waits or runs. */
  readonly isSingle?: boolean;
  /** The longest that a job waits before it is tried again, in seconds. */
  readonly retryDelayMax?: number;
};

/** A kind of background work: its name, how it waits, and the type of what it is sent with. */
export type Job<D extends object = NoData> = {
  readonly name: string;
  readonly queue: Queue;
  /** Never set: it carries the type. */
  readonly data?: D;
};

/** Declares a kind of background work. */
export const job = <D extends object = NoData>(name: string, queue: Queue = {}): Job<D> => ({ name, queue });

/** A kind of work with what does it. */
export type Worker = {
  readonly job: Job<object>;
  readonly run: (services: Services, data: unknown) => Promise<void>;
};

/** Says what does the work of a kind. */
export const worker = <D extends object>(
  kind: Job<D>,
  run: (services: Services, data: D) => Promise<unknown>,
): Worker => ({
  job: kind,
  run: async (services, data) => {
    await run(services, data as D);
  },
});
