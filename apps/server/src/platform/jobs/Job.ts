import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';

type NoData = Record<string, never>;

/** Queue options of a kind of job. */
export type Queue = {
  readonly cron?: string;
  /** Whether a run that its cron missed, while no process or no database was there, is made up for. */
  readonly isMadeUpFor?: boolean;
  /** Queue that receives a job whose last try failed. */
  readonly deadLetter?: string;
  /** How many jobs a worker takes at once. */
  readonly batchSize?: number;
  /** Whether to skip a job when one with the same data is waiting or running. */
  readonly isSingle?: boolean;
  /** How often a worker looks for jobs, when somebody waits for them. */
  readonly pollSeconds?: number;
  /** Longest wait before a retry, in seconds. */
  readonly retryDelayMax?: number;
};

/** A kind of background work: its name, its queue options, and the type of its data. */
export type Job<D extends object = NoData> = {
  readonly name: string;
  readonly queue: Queue;
  /** Never set: it only carries the type. */
  readonly data?: D;
};

/** Declares a kind of background work. */
export const job = <D extends object = NoData>(name: string, queue: Queue = {}): Job<D> => ({ name, queue });

/** Sends background work; when sent with a call's transaction, the job exists only if it commits. */
export type Jobs = {
  readonly send: <D extends object>(kind: Job<D>, data: D, trx: Kysely<Database>) => Promise<void>;
  /** Sends many in one statement; not for a kind of which one is skipped while another waits. */
  readonly sendAll: <D extends object>(kind: Job<D>, data: readonly D[], trx: Kysely<Database>) => Promise<void>;
};
