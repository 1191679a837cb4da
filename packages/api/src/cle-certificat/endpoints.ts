import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { CleCertificat, CleWrite } from './CleCertificat.ts';

const Cles = z.array(CleCertificat);

/** The keys that sign certificats (decision 0102). */
export const cleCertificat = {
  list: endpoint({
    method: 'GET',
    path: '/cle-certificat/',
    summary: 'Lister les clés qui signent ou ont signé des certificats, la dernière d’abord.',
    access: capability('none', 'edit-settings'),
    answer: answerJson(Cles),
  }),
  renouveler: endpoint({
    method: 'POST',
    path: '/cle-certificat/renouveler',
    summary: 'Remplacer la clé en service par une autre ; l’ancienne vérifie toujours ce qu’elle a signé.',
    access: capability('none', 'edit-settings'),
    body: json(CleWrite),
    answer: answerJson(Cles),
    problems: { 409: ['cle-certificat.retiree'] },
  }),
  compromettre: endpoint({
    method: 'POST',
    path: '/cle-certificat/compromettre',
    summary:
      'Dire qu’une clé a fuité : sa signature ne prouve plus rien ; si elle était en service, une autre la remplace.',
    access: capability('none', 'edit-settings'),
    body: json(CleWrite),
    answer: answerJson(Cles),
    problems: { 409: ['cle-certificat.compromise', 'cle-certificat.inconnue'] },
  }),
};
