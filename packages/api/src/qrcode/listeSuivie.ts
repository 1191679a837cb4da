import { CODES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import * as z from 'zod/mini';
import { DefiResolu } from '../captcha/Defi.ts';
import { answerJson, answerNothing, endpoint, guest, json } from '../endpoint.ts';
import { email } from '../wire/cleanedTexts.ts';
import { CalendarDate, Key } from '../wire/formats.ts';
import { text } from '../wire/texts.ts';
import { CertificatDeListe } from './liste.ts';

/** A list as its follower reads it: what its check tells of each certificat, never whose (C1130). */
export const ListeSuivie = z.object({
  /** Whether its owner has confirmed the address. */
  estConfirmee: z.boolean(),
  /** The last day on which it is followed unless its address says so again; null before it did. */
  dateFin: z.nullable(CalendarDate),
  certificats: z.array(CertificatDeListe),
});
export type ListeSuivie = z.infer<typeof ListeSuivie>;

const ByKey = z.object({ key: Key });
const codes = (atLeast: number) => z.array(text(2000)).check(z.minLength(atLeast), z.maxLength(CODES_PAR_LISTE));

/** The following of a list of certificats by an address (C1130). */
export const listeSuivie = {
  suivreListe: endpoint({
    method: 'POST',
    path: '/qrcode/liste/suivi',
    summary: 'Demander un point chaque semaine sur ce que deviennent les certificats d’une liste ; un défi est résolu.',
    access: guest,
    body: json(z.object({ codes: codes(1), courriel: email(0), defi: z.nullable(DefiResolu) }), { isLarge: true }),
    answer: answerNothing,
    problems: {
      400: ['captcha.requis', 'captcha.invalide', 'captcha.perime', 'captcha.deja-utilise'],
      409: ['certificat.liste-sans-objet'],
      429: ['trop-de-tentatives'],
    },
  }),
  listeSuivie: endpoint({
    method: 'GET',
    path: '/qrcode/liste/suivi/:key',
    summary: 'Lire la liste que suit le lien d’un courriel, sans rien changer.',
    access: guest,
    params: ByKey,
    answer: answerJson(ListeSuivie),
  }),
  confirmerListe: endpoint({
    method: 'POST',
    path: '/qrcode/liste/suivi/:key',
    summary: 'Confirmer que son adresse suit une liste, pour un an.',
    access: guest,
    params: ByKey,
    answer: answerJson(ListeSuivie),
  }),
  modifierListe: endpoint({
    method: 'PUT',
    path: '/qrcode/liste/suivi/:key',
    summary: 'Ajouter des certificats en vigueur à une liste suivie, par leurs codes, et en retirer par leurs numéros.',
    access: guest,
    params: ByKey,
    body: json(z.object({ ajouts: codes(0), retraits: codes(0) }), { isLarge: true }),
    answer: answerJson(ListeSuivie),
    problems: { 409: ['certificat.liste-pleine', 'certificat.liste-sans-objet'] },
  }),
  arreterListe: endpoint({
    method: 'DELETE',
    path: '/qrcode/liste/suivi/:key',
    summary: 'Ne plus suivre une liste.',
    access: guest,
    params: ByKey,
    answer: answerNothing,
  }),
};
