import type { Services } from '../Services.ts';
import type { Job } from './Job.ts';

/** A kind of job with its handler. */
export type Worker = {
  readonly job: Job<object>;
  readonly run: (services: Services, data: unknown) => Promise<void>;
};

/** Declares the handler of a kind of job. */
export const worker = <D extends object>(
  kind: Job<D>,
  run: (services: Services, data: D) => Promise<unknown>,
): Worker => ({
  job: kind,
  run: async (services, data) => {
    await run(services, data as D);
  },
});
