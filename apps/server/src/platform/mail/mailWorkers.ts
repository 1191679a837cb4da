import { job } from '../jobs/Job.ts';
import { worker } from '../jobs/Worker.ts';
import { courrielJob } from './courrielJob.ts';
import { closeCourriel, deliverCourriel } from './deliverCourriel.ts';
import { sendResumes } from './sendResumes.ts';

const courrielPerdu = job<{ readonly courrielId: number }>('courriel-perdu');
// Every hour: at which of them summaries leave is a setting.
const resumesCourriels = job('resumes-courriels', { cron: '0 * * * *' });

/** What delivers mails. */
export const mailWorkers = [
  worker(courrielPerdu, async ({ connection, log, now }, { courrielId }) => {
    log.error({ courrielId }, 'courriel abandonné après tous les essais');
    await closeCourriel(connection.db, courrielId, 'perdu', now());
  }),
  worker(courrielJob, ({ connection, mailer, letterhead, files, now }, { courrielId }) =>
    deliverCourriel(connection.db, { mailer, letterhead, files }, courrielId, now()),
  ),
  worker(resumesCourriels, async ({ connection, jobs, letterhead, settings, now }) => {
    const { heureResumes: hour } = await settings();
    await sendResumes(connection.db, { jobs, format: letterhead.format, now: now(), hour });
  }),
];
