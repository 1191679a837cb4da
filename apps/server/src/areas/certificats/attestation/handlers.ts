import type { attestation } from '@habilis/api/attestation/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { letterTextsOf } from '../../demandes/lettre/LetterTexts.ts';
import { payCheck } from '../qrcode/payCheck.ts';
import { attestationPdf } from './attestationPdf.ts';
import { checkAttestation } from './checkAttestation.ts';

/** The attestation of a habilitation over HTTP: made for who reads it, checked by anybody, counted with the certificats (C16). */
export function attestationHandlers(config: Config): Handlers<typeof attestation> {
  const texts = letterTextsOf(config);
  return {
    telecharger: ({ params, context }) => attestationPdf(config, context, texts, params.id),
    verifier: async ({ body, context }) => {
      await payCheck(config, context, body);
      const checked = await checkAttestation(config, context, body.code);
      // The log names nobody: neither who asks nor what was asked.
      context.log.info({ statut: checked.statut, raison: checked.raison }, 'attestation vérifiée');
      return checked;
    },
  };
}
