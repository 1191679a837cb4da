import { CERTIFICAT_INCONNU } from '@habilis/api/qrcode/CertificatVerifie';
import type { qrcode } from '@habilis/api/qrcode/endpoints';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Handlers } from '../../../platform/Handler.ts';

/** The check of certificats over HTTP: none is issued yet, so none is known. */
export const qrcodeHandlers: Handlers<typeof qrcode> = {
  certificat: async ({ context: { db, exchange, now, log } }) => {
    await countGuest(db, 'certificat', exchange.address, now);
    // The log names nobody: neither who asks nor what was asked (rule C16).
    log.info({ statut: CERTIFICAT_INCONNU.statut }, 'certificat vérifié');
    return CERTIFICAT_INCONNU;
  },
};
