import type { presence } from '@habilis/api/presence/endpoints';
import { presencesFor } from '@habilis/domain/presence/presencesFor';
import type { Handlers } from '../../../platform/Handler.ts';
import { recentSigns, renewSign, taskOf } from './signs.ts';

/** Who has a demande open, over HTTP. */
export const presenceHandlers: Handlers<typeof presence> = {
  signal: {
    transactions: 'own',
    handle: async ({ params, body, context }) => {
      const { personneId, role } = context.caller;
      await renewSign(context, params, role.id, body.edite);
      const signs = await recentSigns(context, params);
      const { dureePresenceSecondes: dureeSecondes } = context.settings;
      const presents = presencesFor({ personneId, roleType: role.type }, signs, {
        now: context.now.getTime(),
        dureeSecondes,
      });
      return { presents, tache: await taskOf(context, params) };
    },
  },
};
