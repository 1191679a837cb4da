import type { qrcode } from '@habilis/api/qrcode/endpoints';
import type { listeSuivie } from '@habilis/api/qrcode/listeSuivie';
import type { suivi } from '@habilis/api/qrcode/suivi';
import type { Config } from '../../../config.ts';
import { CODES_PAR_APPEL, countGuest } from '../../../platform/auth/throttle.ts';
import { makeDefi } from '../../../platform/captcha/defis.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { checkCode } from './checkCode.ts';
import { checkListe } from './checkListe.ts';
import { payCheck } from './payCheck.ts';
import { clesPubliques, keptListe } from './publies.ts';

/** The check of certificats over HTTP: limited in rate, then paid for by work; nothing is kept of who asks (C16). */
export function qrcodeHandlers(
  config: Config,
): Omit<Handlers<typeof qrcode>, keyof typeof suivi | keyof typeof listeSuivie> {
  const liste = keptListe(config);
  return {
    certificat: async ({ body, context }) => {
      await payCheck(config, context, body);
      const checked = await checkCode(config, context, body.code);
      // The log names nobody: neither who asks nor what was asked.
      context.log.info({ statut: checked.statut, raison: checked.raison }, 'certificat vérifié');
      return checked;
    },
    verifierListe: async ({ body: { codes }, context }) => {
      const { db, exchange, now } = context;
      await countGuest(db, 'liste', exchange.address, now, Math.ceil(codes.length / CODES_PAR_APPEL));
      context.log.info({ codes: codes.length }, 'liste vérifiée');
      const certificats = await checkListe(config, context, codes);
      return { demonstration: config.environment === 'demonstration', certificats };
    },
    defi: ({ context: { settings, now } }) => makeDefi(config.tokenSecret, settings, now),
    cles: ({ context: { db } }) => clesPubliques(db),
    revocations: ({ context }) => liste(context),
  };
}
