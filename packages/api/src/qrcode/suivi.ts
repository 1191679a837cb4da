import * as z from 'zod/mini';
import { DefiResolu } from '../captcha/Defi.ts';
import { answerJson, answerNothing, endpoint, guest, json } from '../endpoint.ts';
import { CalendarDate, Key } from '../wire/formats.ts';
import { email } from '../wire/cleanedTexts.ts';
import { text } from '../wire/texts.ts';

/** A certificat as its follower reads it: what it is, never whose (C42). */
export const SuiviCertificat = z.object({
  numero: z.string(),
  libelleDispositifNiveau: z.string(),
  raisonSociale: z.string(),
  dateFin: z.nullable(CalendarDate),
  /** Whether its owner has confirmed the address. */
  estConfirme: z.boolean(),
});
export type SuiviCertificat = z.infer<typeof SuiviCertificat>;

const ByKey = z.object({ key: Key });

/** The following of a certificat by an address (C42). */
export const suivi = {
  suivre: endpoint({
    method: 'POST',
    path: '/qrcode/suivi',
    summary: 'Demander à être averti par courriel de ce que devient un certificat vérifié ; un défi est résolu.',
    access: guest,
    body: json(z.object({ code: text(2000), courriel: email(0), defi: z.nullable(DefiResolu) })),
    answer: answerNothing,
    problems: {
      400: ['captcha.requis', 'captcha.invalide', 'captcha.perime', 'captcha.deja-utilise'],
      404: ['introuvable'],
      409: ['certificat.suivi-sans-objet'],
      429: ['trop-de-tentatives'],
    },
  }),
  suivi: endpoint({
    method: 'GET',
    path: '/qrcode/suivi/:key',
    summary: 'Lire le certificat que suit le lien d’un courriel, sans rien changer.',
    access: guest,
    params: ByKey,
    answer: answerJson(SuiviCertificat),
  }),
  confirmerSuivi: endpoint({
    method: 'POST',
    path: '/qrcode/suivi/:key',
    summary: 'Confirmer que son adresse suit un certificat.',
    access: guest,
    params: ByKey,
    answer: answerJson(SuiviCertificat),
  }),
  arreterSuivi: endpoint({
    method: 'DELETE',
    path: '/qrcode/suivi/:key',
    summary: 'Ne plus suivre un certificat.',
    access: guest,
    params: ByKey,
    answer: answerNothing,
  }),
};
