import { job } from '../../../platform/jobs/Job.ts';

/** Tells a person that their account is locked; null for a name that is nobody's. */
export const lockoutJob = job<{ readonly personneId: number | null }>('compte-verrouille');
