import { job } from '../jobs/Job.ts';

/** Sends to the object store the files that the database holds for it. */
export const settleJob = job('fichiers-en-attente', { isSingle: true, retryDelayMax: 60, cron: '37 * * * *' });
