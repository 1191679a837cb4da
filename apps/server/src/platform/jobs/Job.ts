import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

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

/** Sends work to the background; a job sent with a call's transaction exists only if the call's effect does. */
export type Jobs = {
  readonly send: <D extends object>(kind: Job<D>, data: D, trx: Kysely<Database>) => Promise<void>;
};
