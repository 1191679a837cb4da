import { REFUS_ATTESTATION } from '@habilis/domain/attestation/statutAttestation';
import * as z from 'zod/mini';
import { DefiResolu } from '../captcha/Defi.ts';
import { answerFile, answerJson, capability, endpoint, guest, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { AttestationVerifiee } from './AttestationVerifiee.ts';

/** The attestation of a habilitation, and its check. */
export const attestation = {
  telecharger: endpoint({
    method: 'POST',
    path: '/habilitation/:id/attestation',
    duringArret: 'lecture',
    summary: 'Télécharger l’attestation du jour d’une habilitation, avec son code à vérifier.',
    access: capability('habilitation', 'read-habilitations'),
    params: z.object({ id: PathId }),
    answer: answerFile,
    problems: { 409: REFUS_ATTESTATION },
  }),
  verifier: endpoint({
    method: 'POST',
    path: '/attestation/verification',
    duringArret: 'lecture',
    summary: 'Vérifier une attestation d’habilitation par son QR code ; qui en vérifie beaucoup résout un défi.',
    access: guest,
    body: json(z.object({ code: text(2000), defi: z.optional(z.nullable(DefiResolu)) })),
    answer: answerJson(AttestationVerifiee),
    problems: { 400: ['captcha.requis', 'captcha.invalide', 'captcha.perime', 'captcha.deja-utilise'] },
  }),
};
