import type { support } from '@habilis/api/support/endpoints';
import type { Config } from '../../../config.ts';
import { makeDefi } from '../../../platform/captcha/defis.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { admitMessage } from './admitMessage.ts';
import { findMessage } from './findMessage.ts';
import { listMiens } from './listMiens.ts';
import { receiveMessage } from './receiveMessage.ts';

/** Messages to the support. */
export const supportHandlers = (config: Config): Handlers<typeof support> => ({
  formulaire: async ({ context: { caller, settings, now } }) => ({
    nombreMaxPieces: settings.nombreMaxPiecesSupport,
    tailleMaxEnvoiOctets: settings.tailleMaxEnvoiSupportOctets,
    defi: caller === null ? await makeDefi(config.tokenSecret, settings, now) : null,
  }),
  miens: ({ context }) => listMiens(context),
  contact: {
    gate: async ({ body, context }) => {
      // A message that arrived already is answered again, however late.
      if ((await findMessage(context.db, body.cleEnvoi)) !== undefined) return;
      await admitMessage(context, config.tokenSecret, body);
    },
    handle: ({ body, files, context }) => receiveMessage(context, body, files, config),
  },
});
