import type { facteur } from '@habilis/api/facteur/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { addApplication, addCle } from './addFacteur.ts';
import { listFacteurs, renameFacteur } from './ownFacteurs.ts';
import { removeOwnFactor } from './removeFactors.ts';
import { renewCodes } from './renewCodes.ts';
import { startApplication, startCle } from './startFacteur.ts';

/** The second factors of the caller's account. */
export function facteurHandlers(config: Config): Handlers<typeof facteur> {
  return {
    list: ({ context }) => listFacteurs(context),
    startApplication: {
      transactions: 'own',
      handle: ({ body, context }) => startApplication(context, config, body.password),
    },
    addApplication: { transactions: 'own', handle: ({ body, context }) => addApplication(context, config, body) },
    startCle: { transactions: 'own', handle: ({ body, context }) => startCle(context, config, body.password) },
    addCle: { transactions: 'own', handle: ({ body, context }) => addCle(context, config, body) },
    rename: async ({ params, body, context }) => {
      await renameFacteur(context, params.facteurId, body.nom);
      return undefined;
    },
    remove: {
      transactions: 'own',
      handle: async ({ params, body, context }) => {
        await removeOwnFactor(context, params.facteurId, body.password);
        return undefined;
      },
    },
    renewCodes: {
      transactions: 'own',
      handle: async ({ body, context }) => ({ codes: await renewCodes(context, config, body.password) }),
    },
  };
}
