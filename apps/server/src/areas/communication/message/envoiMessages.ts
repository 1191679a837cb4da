import { job } from '../../../platform/jobs/Job.ts';
import { HEURES_ANNONCE } from './departMessage.ts';

/** Mails the messages whose delay is over; like other announcements, when people are up. */
export const envoiMessages = job('messages-a-envoyer', { isSingle: true, cron: `* ${HEURES_ANNONCE.cron} * * *` });
