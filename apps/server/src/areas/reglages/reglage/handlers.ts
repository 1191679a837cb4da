import type { reglage } from '@habilis/api/reglage/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { defaultsOf } from '../../../platform/settings/defaultsOf.ts';
import { askFreshProof } from '../../personnes/facteur/freshProof.ts';
import { estimate } from './estimate.ts';
import { listModifications, listReglages } from './readReglages.ts';
import { saveReglage } from './saveReglage.ts';

/** The settings of the installation. */
export const reglageHandlers = (config: Config): Handlers<typeof reglage> => ({
  list: ({ context }) => listReglages(context.db, defaultsOf(config)),
  modifications: ({ context }) => listModifications(context.db),
  // A challenge is soon out of date: it is not kept for a repetition.
  preuve: { transactions: 'own', handle: ({ context }) => askFreshProof(context, config) },
  estimer: {
    transactions: 'own',
    handle: ({ params, body, context }) => estimate(context, config, params.cle, body.valeur),
  },
  save: { transactions: 'own', handle: ({ params, body, context }) => saveReglage(context, config, params.cle, body) },
});
