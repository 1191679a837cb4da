import { job } from '../jobs/Job.ts';

/** Hands over to the object store what the database holds for it. */
export const settleJob = job('fichiers-en-attente', { isSingle: true, retryDelayMax: 60, cron: '37 * * * *' });
