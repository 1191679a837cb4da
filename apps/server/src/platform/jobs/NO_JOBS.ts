import type { Jobs } from './Job.ts';

/** For a process that sends no job. */
export const NO_JOBS: Jobs = { send: async () => undefined, sendAll: async () => undefined };
