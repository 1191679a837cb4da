import type { alerte } from '@habilis/api/alerte/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { readerRoles } from '../role/readerRoles.ts';
import { countAlertesDeTous, listAlertesDeTous } from './alertesDeTous.ts';
import { countAlertes, dismissAlerte, listAlertes, restoreAlerte } from './ownAlertes.ts';
import { presentAlerte } from './presentAlerte.ts';

/** The alerts over HTTP. */
export const alerteHandlers: Handlers<typeof alerte> = {
  list: async ({ context }) => {
    const roles = await readerRoles(context);
    const { habilisId } = context.caller;
    return (await listAlertes(context, roles)).map((row) => presentAlerte(row, roles, habilisId));
  },
  count: ({ context }) => countAlertes(context),
  dismiss: async ({ params, context }) => {
    await dismissAlerte(context, params.id);
    return undefined;
  },
  restore: async ({ params, context }) => {
    await restoreAlerte(context, params.id);
    return undefined;
  },
  ofAll: ({ query, context }) => listAlertesDeTous(context, query),
  countOfAll: ({ query, context }) => countAlertesDeTous(context, query),
};
