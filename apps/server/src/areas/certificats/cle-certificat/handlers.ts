import type { cleCertificat } from '@habilis/api/cle-certificat/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { compromettreCle, listCles, renouvelerCle } from './cles.ts';

/** The keys that sign certificats over HTTP. */
export const cleCertificatHandlers = (config: Config): Handlers<typeof cleCertificat> => ({
  list: ({ context: { db } }) => listCles(db),
  renouveler: ({ body, context }) => renouvelerCle(config, context, body.id),
  compromettre: ({ body, context }) => compromettreCle(config, context, body.id),
});
