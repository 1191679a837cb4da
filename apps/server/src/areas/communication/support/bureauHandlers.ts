import type { bureauSupport } from '@habilis/api/support/bureau';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { assignFil, closeFil, noteInFil, answerFil } from './actesFil.ts';
import { countFils, listFils, readFil } from './fils.ts';
import { listOperateurs } from './operateurs.ts';
import { listReponsesPretes, removeReponsePrete, writeReponsePrete } from './reponsesPretes.ts';

/** The support desk over HTTP. */
export const bureauHandlers = (config: Config): Handlers<typeof bureauSupport> => ({
  compteurs: ({ context }) => countFils(context),
  list: ({ query, context }) => listFils(context, query),
  operateurs: ({ context: { db, now } }) => listOperateurs(db, now),
  get: ({ params: { id }, context }) => readFil(context, id, { reponsesEntendues: config.supportReponses !== null }),
  attribuer: ({ params: { id }, body, context }) => assignFil({ context, config, id }, body),
  repondre: ({ params: { id }, body, context }) => answerFil({ context, config, id }, body),
  noter: ({ params: { id }, body, context }) => noteInFil({ context, config, id }, body.texte),
  clore: ({ params: { id }, body, context }) => closeFil({ context, config, id }, body, 'CLOTURE'),
  rouvrir: ({ params: { id }, body, context }) => closeFil({ context, config, id }, body, 'REOUVERTURE'),
  reponsesPretes: ({ context }) => listReponsesPretes(context.db),
  ecrireReponsePrete: ({ body, context }) => writeReponsePrete(context, body),
  supprimerReponsePrete: async ({ params, body, context }) => {
    await removeReponsePrete(context, params.id, body.version);
    return undefined;
  },
});
