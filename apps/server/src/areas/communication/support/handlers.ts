import type { support } from '@habilis/api/support/endpoints';
import type { Config } from '../../../config.ts';
import { makeDefi } from '../../../platform/captcha/defis.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import type { ContactMessage } from '@habilis/api/support/ContactMessage';
import type { Gate } from '../../../platform/http/RegisteredCall.ts';
import { admitMessage } from './admitMessage.ts';
import { findMessage } from './findMessage.ts';
import { receiveMessage } from './receiveMessage.ts';

/** Messages to the support. */
export const supportHandlers = (config: Config): Handlers<typeof support> => ({
  formulaire: async ({ context: { caller, settings, now } }) => ({
    nombreMaxPieces: settings.nombreMaxPiecesSupport,
    tailleMaxEnvoiOctets: settings.tailleMaxEnvoiSupportOctets,
    defi: caller === null ? await makeDefi(config.tokenSecret, settings, now) : null,
  }),
  contact: ({ body, files, context }) => receiveMessage(context, body, files, config),
});

/** Refuses a message before its files are taken. */
export const gateOfContact =
  ({ tokenSecret }: Config): Gate =>
  async ({ body, context }) => {
    const message = body as ContactMessage;
    // One that arrived already is answered again, however late.
    if ((await findMessage(context.db, message.cleEnvoi)) !== undefined) return;
    await admitMessage(context, tokenSecret, message);
  };
