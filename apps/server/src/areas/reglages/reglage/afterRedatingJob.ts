import { job } from '../../../platform/jobs/Job.ts';

/** Brings the alerts of the demandes up to their new due dates, once a setting has changed these. */
export const afterRedatingJob = job('apres-changement-de-delai', { isSingle: true });
