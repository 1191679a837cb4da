import type { manuel } from '@habilis/api/manuel/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { readerOf } from '../faq/readerOf.ts';
import { fileOfManuel, findManuel, listManuels } from './manuels.ts';
import { removeManuel, writeManuel } from './writeManuel.ts';

/** The user manuals. */
export const manuelHandlers: Handlers<typeof manuel> = {
  list: ({ context }) => listManuels(context, readerOf(context)),
  get: ({ params, context }) => findManuel(context, readerOf(context), params.id),
  file: ({ params, context }) => fileOfManuel(context, readerOf(context), params.id),
  telechargement: ({ params, context }) => fileOfManuel(context, readerOf(context), params.id),
  guestList: ({ context }) => listManuels(context, null),
  guestGet: ({ params, context }) => findManuel(context, null, params.id),
  guestFile: ({ params, context }) => fileOfManuel(context, null, params.id),
  guestTelechargement: ({ params, context }) => fileOfManuel(context, null, params.id),
  write: ({ body, files, context }) => writeManuel(context, { write: body, files }),
  remove: async ({ params, context }) => {
    await removeManuel(context, params.id);
    return undefined;
  },
};
