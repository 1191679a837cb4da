import type { Area } from '../../platform/Area.ts';
import { worker } from '../../platform/jobs/Worker.ts';
import { webhooksARemettre, webhooksEnAttente } from './envoi/jobs.ts';
import { purgeLivraisons } from './envoi/purgeLivraisons.ts';
import { readersWebhooks } from './envoi/queueLivraisons.ts';
import { COURRIELS_WEBHOOK } from './envoi/switchOff.ts';
import { switchOffUnanswered } from './envoi/switchOffUnanswered.ts';
import { workOff, workOffWaiting } from './envoi/workOff.ts';
import { webhookHandlers } from './webhook/handlers.ts';
import { mayKeep } from './webhook/scope.ts';

/** What others' software is told of by a call to an address of theirs. */
export const webhooks = {
  tables: ['webhook', 'webhook_livraison', 'webhook_tentative'],
  objets: {
    webhook: null,
  },
  handlers: (config) => ({ webhook: webhookHandlers(config) }),
  scopes: { webhook: (context, { id }) => mayKeep(context, Number(id)) },
  courriels: COURRIELS_WEBHOOK,
  readers: readersWebhooks,
  workers: [worker(webhooksARemettre, workOff), worker(webhooksEnAttente, workOffWaiting)],
  daily: [switchOffUnanswered],
  purges: [purgeLivraisons],
} as const satisfies Area;
