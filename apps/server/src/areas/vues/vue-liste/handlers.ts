import type { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { createVue, listVues, removeVue, updateVue } from './vuesListe.ts';

/** The views of lists over HTTP; that a view may be changed was checked with the path. */
export const vueListeHandlers: Handlers<typeof vueListe> = {
  list: ({ query, context }) => listVues(context, query.liste),
  create: ({ body, context }) => createVue(context, body),
  update: ({ params, body, context }) => updateVue(context, params.id, body),
  remove: async ({ params, body, context }) => {
    await removeVue(context, params.id, body.version);
    return undefined;
  },
};
