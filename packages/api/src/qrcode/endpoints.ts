import * as z from 'zod/mini';
import { Defi, DefiResolu } from '../captcha/Defi.ts';
import { answerJson, endpoint, guest, json } from '../endpoint.ts';
import { text } from '../wire/texts.ts';
import { CertificatVerifie } from './CertificatVerifie.ts';
import { ClePublique, ListeSignee } from './ClePublique.ts';
import { liste } from './liste.ts';
import { listeSuivie } from './listeSuivie.ts';
import { suivi } from './suivi.ts';

/** How old the published keys and revocations may be. */
export const PUBLIES_CACHED_SECONDS = 60;

/** The check of a printed certificat. */
export const qrcode = {
  certificat: endpoint({
    method: 'POST',
    path: '/qrcode/certificat',
    duringArret: 'lecture',
    machines: true,
    summary: 'Vérifier un certificat par son QR code ou son code court ; qui en vérifie beaucoup résout un défi.',
    access: guest,
    body: json(z.object({ code: text(2000), defi: z.optional(z.nullable(DefiResolu)) })),
    answer: answerJson(CertificatVerifie),
    problems: { 400: ['captcha.requis', 'captcha.invalide', 'captcha.perime', 'captcha.deja-utilise'] },
  }),
  defi: endpoint({
    method: 'GET',
    path: '/qrcode/defi',
    summary: 'Recevoir le défi à résoudre pour vérifier davantage de certificats.',
    access: guest,
    answer: answerJson(Defi),
  }),
  cles: endpoint({
    method: 'GET',
    path: '/qrcode/cles',
    summary: 'Recevoir les clés publiques qui vérifient les certificats, retirées comprises.',
    access: guest,
    answer: answerJson(z.array(ClePublique)),
    cachedSeconds: PUBLIES_CACHED_SECONDS,
  }),
  revocations: endpoint({
    method: 'GET',
    path: '/qrcode/revocations',
    summary: 'Recevoir la liste signée des certificats révoqués, pour vérifier sans réseau.',
    access: guest,
    answer: answerJson(ListeSignee),
    cachedSeconds: PUBLIES_CACHED_SECONDS,
  }),
  ...liste,
  ...suivi,
  ...listeSuivie,
};
