import { job } from '../jobs/Job.ts';

/** Delivers a mail; after its last failed try, it goes to the lost ones. */
export const courrielJob = job<{ readonly courrielId: number }>('courriel', {
  deadLetter: 'courriel-perdu',
  batchSize: 20,
});
