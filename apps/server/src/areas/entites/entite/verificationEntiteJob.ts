import { job } from '../../../platform/jobs/Job.ts';

/** Asks the register again about an entite (rules/dossier#register). */
export const verificationEntiteJob = job<{ readonly entiteId: number }>('verification-entite', {
  isSingle: true,
  retryDelayMax: 600,
});
