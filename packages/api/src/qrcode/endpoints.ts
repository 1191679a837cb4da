import * as z from 'zod/mini';
import { answerJson, endpoint, guest, json } from '../endpoint.ts';
import { text } from '../wire/texts.ts';
import { CertificatVerifie } from './CertificatVerifie.ts';

/** The check of a printed certificat. */
export const qrcode = {
  certificat: endpoint({
    method: 'POST',
    path: '/qrcode/certificat',
    summary: 'Vérifier un certificat par son QR code ou son code court.',
    access: guest,
    body: json(z.object({ code: text(2000) })),
    answer: answerJson(CertificatVerifie),
  }),
};
