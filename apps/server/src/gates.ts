import type { ContactMessage } from '@habilis/api/support/ContactMessage';
import type { Config } from './config.ts';
import type { Gate } from './platform/http/registerCall.ts';
import { admitMessage } from './areas/communication/support/admitMessage.ts';
import { findMessage } from './areas/communication/support/findMessage.ts';

/** The calls that are refused before their files are taken, by name. */
export const gatesOf = ({ tokenSecret }: Config): Readonly<Record<string, Gate>> => ({
  'support.contact': async ({ body, context }) => {
    const message = body as ContactMessage;
    // One that arrived already is answered again, however late.
    if ((await findMessage(context.db, message.cleEnvoi)) !== undefined) return;
    await admitMessage(context, tokenSecret, message);
  },
});
