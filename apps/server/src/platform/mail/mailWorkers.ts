import { job } from '../jobs/Job.ts';
import { worker } from '../jobs/Worker.ts';
import type { Config } from '../../config.ts';
import { adresseDeRetour } from './adresseDeRetour.ts';
import { courrielJob } from './courrielJob.ts';
import { closeCourriel, deliverCourriel } from './deliverCourriel.ts';

const courrielPerdu = job<{ readonly courrielId: number }>('courriel-perdu');

/** Where reports of delivery are heard, if answers to the support are. */
const retoursOf = (config: Config) => {
  const { supportReponses } = config;
  if (supportReponses === null) return {};
  return { retourOf: (courrielId: number) => adresseDeRetour(config, supportReponses.email, courrielId) };
};

/** Background workers for mails. */
export const mailWorkers = [
  worker(courrielPerdu, async ({ connection, log, now }, { courrielId }) => {
    log.error({ courrielId }, 'courriel abandonné après tous les essais');
    await closeCourriel(connection.db, courrielId, 'perdu', now());
  }),
  worker(courrielJob, ({ connection, mailer, letterhead, files, now, config }, { courrielId }) =>
    deliverCourriel(connection.db, { mailer, letterhead, files, ...retoursOf(config) }, courrielId, now()),
  ),
];
