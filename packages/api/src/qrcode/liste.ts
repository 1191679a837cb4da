import { CODES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import * as z from 'zod/mini';
import { answerJson, endpoint, guest, json } from '../endpoint.ts';
import { text } from '../wire/texts.ts';
import { CertificatVerifie } from './CertificatVerifie.ts';

/** What is told of one certificat of a list: less than its own check tells, no name and no entite (C1110). */
export const CertificatDeListe = z.pick(CertificatVerifie, {
  statut: true,
  raison: true,
  signatureVerifiee: true,
  repris: true,
  intitule: true,
  numero: true,
  initiales: true,
  dateObtention: true,
  dateFin: true,
  dateRevocation: true,
  remplacePar: true,
});
export type CertificatDeListe = z.infer<typeof CertificatDeListe>;

/** The answers to a list, in the order of its codes. */
export const ListeVerifiee = z.object({ demonstration: z.boolean(), certificats: z.array(CertificatDeListe) });
export type ListeVerifiee = z.infer<typeof ListeVerifiee>;

/** The check of many certificats at once. */
export const liste = {
  verifierListe: endpoint({
    method: 'POST',
    path: '/qrcode/liste',
    duringArret: 'lecture',
    machines: true,
    summary: 'Vérifier jusqu’à 5 000 certificats par leurs codes ; les réponses sont dans l’ordre des codes.',
    access: guest,
    body: json(z.object({ codes: z.array(text(2000)).check(z.minLength(1), z.maxLength(CODES_PAR_LISTE)) }), {
      isLarge: true,
    }),
    answer: answerJson(ListeVerifiee),
  }),
};
