import type { dispositif } from '@habilis/api/dispositif/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { listDispositifs, listResponsables } from './dispositifs.ts';

/** The dispositifs over HTTP. */
export const dispositifHandlers: Handlers<typeof dispositif> = {
  list: ({ context }) => listDispositifs(context),
  responsables: ({ params, context }) => listResponsables(context, params.id),
};
