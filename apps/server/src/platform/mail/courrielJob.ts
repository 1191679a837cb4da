import { job } from '../jobs/Job.ts';

/** Delivers a mail; one that fails to the end is told as lost. */
export const courrielJob = job<{ readonly courrielId: number }>('courriel', {
  deadLetter: 'courriel-perdu',
  batchSize: 20,
});
