import type { attestation } from '@habilis/api/attestation/endpoints';
import type { Config } from '../../../config.ts';
import { CERTIFICATS_SANS_DEFI, countGuest } from '../../../platform/auth/throttle.ts';
import { checkDefi, spendDefi } from '../../../platform/captcha/defis.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { letterTextsOf } from '../../demandes/lettre/LetterTexts.ts';
import { attestationPdf } from './attestationPdf.ts';
import { checkAttestation } from './checkAttestation.ts';

/** The attestation of a habilitation over HTTP: made for who reads it, checked by anybody, counted with the certificats (C16). */
export function attestationHandlers(config: Config): Handlers<typeof attestation> {
  const texts = letterTextsOf(config);
  return {
    telecharger: ({ params, context }) => attestationPdf(config, context, texts, params.id),
    verifier: async ({ body: { code, defi = null }, context }) => {
      const { db, exchange, now, log } = context;
      const before = await countGuest(db, 'certificat', exchange.address, now);
      if (before >= CERTIFICATS_SANS_DEFI) await spendDefi(context, await checkDefi(context, config.tokenSecret, defi));
      const checked = await checkAttestation(config, context, code);
      // The log names nobody: neither who asks nor what was asked.
      log.info({ statut: checked.statut, raison: checked.raison }, 'attestation vérifiée');
      return checked;
    },
  };
}
