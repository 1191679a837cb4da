import { job } from '../../../platform/jobs/Job.ts';

/** Asks the register again about a demande's SIREN (rules/dossier#register). */
export const verificationSirenJob = job<{ readonly demandeAdministrativeId: number }>('verification-siren', {
  isSingle: true,
  retryDelayMax: 600,
});
