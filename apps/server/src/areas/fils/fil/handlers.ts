import type { fil } from '@habilis/api/fil/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { markRead } from './markRead.ts';
import { openDossier } from './openDossier.ts';
import { readFil } from './readFil.ts';
import { writeMessage } from './writeMessage.ts';

/** The threads of files, over HTTP. */
export const filHandlers: Handlers<typeof fil> = {
  get: async ({ params, context }) => readFil(context, await openDossier(context, params, { isHeld: false })),
  ecrire: ({ params, body, context }) => writeMessage(context, params, body),
  lire: ({ params, body, context }) => markRead(context, params, body.jusqua),
};
