import { job } from '../../../platform/jobs/Job.ts';

/** Mails the messages whose delay is over; like other announcements, when people are up. */
export const envoiMessages = job('messages-a-envoyer', { isSingle: true, cron: '* 7-20 * * *' });
