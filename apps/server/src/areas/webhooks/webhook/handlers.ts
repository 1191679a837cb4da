import type { webhook } from '@habilis/api/webhook/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { readLivraisons, tryWebhook } from './livraisons.ts';
import { listWebhooks, readWebhook } from './readWebhooks.ts';
import { replayOne, replaySpan } from './rejouer.ts';
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  replaceSecret,
  resumeWebhook,
  suspendWebhook,
} from './writeWebhook.ts';

/** Webhooks over HTTP (decision 0260). */
export const webhookHandlers = (config: Config): Handlers<typeof webhook> => ({
  list: async ({ context }) => ({
    webhooks: await listWebhooks(context),
    isLocalAllowed: config.areWebhooksLocal,
  }),
  get: ({ params, context }) => readWebhook(context, params.id),
  // No answer with a secret is kept for repetition.
  create: { transactions: 'own', handle: ({ body, context }) => createWebhook(config, context, body) },
  remplacerSecret: {
    transactions: 'own',
    handle: ({ params, body, context }) => replaceSecret(config, context, params.id, body.version),
  },
  update: ({ params, body, context }) => changeWebhook(config, context, params.id, body),
  remove: ({ params, body, context }) => removeWebhook(context, params.id, body.version),
  arreter: ({ params, body, context }) => suspendWebhook(context, params.id, body.version),
  reprendre: ({ params, body, context }) => resumeWebhook(context, params.id, body.version),
  essayer: ({ params, context }) => tryWebhook(context, params.id),
  livraisons: ({ params, query, context }) => readLivraisons(context, params.id, query),
  rejouer: ({ params, context }) => replayOne(context, params.id, params.livraisonId),
  rejouerPeriode: ({ params, body, context }) => replaySpan(context, params.id, body),
});
