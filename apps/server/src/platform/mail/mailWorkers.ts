import { job } from '../jobs/Job.ts';
import { worker } from '../jobs/Worker.ts';
import { courrielJob } from './courrielJob.ts';
import { closeCourriel, deliverCourriel } from './deliverCourriel.ts';

const courrielPerdu = job<{ readonly courrielId: number }>('courriel-perdu');

/** Background workers for mails. */
export const mailWorkers = [
  worker(courrielPerdu, async ({ connection, log, now }, { courrielId }) => {
    log.error({ courrielId }, 'courriel abandonné après tous les essais');
    await closeCourriel(connection.db, courrielId, 'perdu', now());
  }),
  worker(courrielJob, ({ connection, mailer, letterhead, files, now }, { courrielId }) =>
    deliverCourriel(connection.db, { mailer, letterhead, files }, courrielId, now()),
  ),
];
