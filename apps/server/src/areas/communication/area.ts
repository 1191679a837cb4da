import { EVENEMENTS_ANNONCE } from '@habilis/domain/message/EVENEMENTS_ANNONCE';
import { nobodys } from '../../platform/http/scopeChecks.ts';
import { moves } from '../../platform/PersonneReference.ts';
import type { Area } from '../../platform/Area.ts';
import { actualiteHandlers } from './actualite/handlers.ts';
import { faqHandlers } from './faq/handlers.ts';
import { manuelHandlers } from './manuel/handlers.ts';
import { announceAll } from './message/announceAll.ts';
import { messageHandlers } from './message/handlers.ts';
import { supportHandlers } from './support/handlers.ts';
import { purgeSupport } from './support/purgeSupport.ts';
import { job } from '../../platform/jobs/Job.ts';
import { worker } from '../../platform/jobs/Worker.ts';

// What comes out on a day is announced when people are up.
const annonces = job('annonces', { isSingle: true, cron: '7 7-20 * * *' });

/** News, messages, questions and answers, manuals, and the support. */
export const communication = {
  handlers: (config) => ({
    message: messageHandlers,
    actualite: actualiteHandlers,
    faq: faqHandlers,
    manuel: manuelHandlers,
    support: supportHandlers(config),
  }),
  scopes: { message: nobodys, 'message-body': nobodys },
  evenements: EVENEMENTS_ANNONCE,
  courriels: ['actualite', 'message', 'support-message', 'support-recu'],
  workers: [
    worker(annonces, ({ connection, jobs, now, settings }) =>
      announceAll(connection.db, { jobs, now: now(), settings }),
    ),
  ],
  purges: [purgeSupport],
  personnes: [
    moves('message_support'),
    moves('message', 'diffuseur_id'),
    moves('message_suppression', 'personne_id', ['message_id']),
  ],
} satisfies Area;
