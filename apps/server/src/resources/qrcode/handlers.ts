import type { qrcode } from '@habilis/api/qrcode/endpoints';
import { countGuest } from '../../platform/auth/throttle.ts';
import type { Handlers } from '../../platform/Handler.ts';

/** Nothing is told of a certificate that the platform does not know. */
const UNKNOWN = {
  statut: 'INCONNU',
  intitule: null,
  numero: null,
  nom: null,
  prenom: null,
  dateObtention: null,
  dateFin: null,
  dateRevocation: null,
  raisonSociale: null,
  codePostal: null,
  ville: null,
  numeroHabilitation: null,
} as const;

/** The check of certificates over HTTP: none is issued yet, so none is known. */
export const qrcodeHandlers: Handlers<typeof qrcode> = {
  certificat: async ({ context: { db, exchange, now, log } }) => {
    await countGuest(db, 'certificat', exchange.address, now);
    // The log names nobody: neither who asks nor what was asked (rule C16).
    log.info({ statut: UNKNOWN.statut }, 'certificat vérifié');
    return UNKNOWN;
  },
};
