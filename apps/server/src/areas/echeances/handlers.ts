import type { echeance } from '@habilis/api/echeance/endpoints';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { textsOf } from '../../platform/textsOf.ts';
import { createCalendrier, readCalendrier, revokeCalendrier } from './calendrier/ownCalendrier.ts';
import { readFlux } from './calendrier/readFlux.ts';
import { exportEcheances } from './echeance/exportEcheances.ts';
import { countAVous, listEcheances } from './echeance/listEcheances.ts';
import { readLigne } from './echeance/readLigne.ts';

/** The line of time over HTTP. */
export function echeanceHandlers(config: Config): Handlers<typeof echeance> {
  const texts = textsOf(config, ['echeances', 'listes', 'roles', 'workflow']);
  return {
    ligne: ({ context }) => readLigne(context),
    list: ({ query, context }) => listEcheances(context, query),
    aVous: ({ context }) => countAVous(context),
    export: ({ query, context }) => exportEcheances(context, texts, query),
    calendrier: ({ context }) => readCalendrier(context),
    createCalendrier: {
      // What an address opens is not kept for a repeated call.
      transactions: 'own',
      handle: ({ context }) =>
        context.db
          .transaction()
          .execute((db) => createCalendrier({ ...context, db, audit: (entry) => context.audit(entry, db) }, config)),
    },
    revokeCalendrier: async ({ context }) => {
      await revokeCalendrier(context);
      return undefined;
    },
    flux: ({ params, context }) => readFlux(context, config, texts, params.key),
  };
}
