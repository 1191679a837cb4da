import type { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { markCompromised, listCles, renewCle } from './cles.ts';

/** The keys that sign certificats over HTTP. */
export const cleCertificatHandlers = (config: Config): Handlers<typeof cleCertificat> => ({
  list: ({ context: { db } }) => listCles(db),
  renouveler: ({ body, context }) => renewCle(config, context, body.id),
  compromettre: ({ body, context }) => markCompromised(config, context, body.id),
});
