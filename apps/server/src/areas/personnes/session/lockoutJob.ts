import { job } from '../../../platform/jobs/Job.ts';

/** Tells a person that their account is locked; null for an unknown name. */
export const lockoutJob = job<{ readonly personneId: number | null }>('compte-verrouille');
