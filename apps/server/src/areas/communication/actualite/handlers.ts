import type { actualite } from '@habilis/api/actualite/endpoints';
import { can } from '@habilis/domain/role/can';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { allActualites, publishedActualites } from './actualites.ts';
import { fluxActualites } from './fluxActualites.ts';
import { createActualite, rankActualites, removeActualite, updateActualite } from './writeActualite.ts';

/** The news over HTTP; editors also read those of other days. */
export function actualiteHandlers(config: Config): Handlers<typeof actualite> {
  const texts = textsOf(config, ['actualites']);
  return {
    guestList: ({ context }) => publishedActualites(context),
    flux: ({ context }) => fluxActualites(context, config, texts),
    list: ({ context }) => {
      const { caller } = context;
      const isEditor = caller !== null && caller.role !== null && can(caller.role.type, 'edit-content');
      return isEditor ? allActualites(context) : publishedActualites(context);
    },
    create: ({ body, context }) => createActualite(context, body),
    update: ({ body, context }) => updateActualite(context, body),
    ranger: ({ body, context }) => rankActualites(context, body.ids),
    remove: async ({ params, context }) => {
      await removeActualite(context, params.id);
      return undefined;
    },
  };
}
