import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, guest } from '../endpoint.ts';
import { PUBLIES_CACHED_SECONDS } from '../qrcode/endpoints.ts';
import { Key, PathId } from '../wire/formats.ts';
import { TIRAGE_PROBLEMS } from './papiers.ts';

/** What a standard of others defines: linked data, which names itself. */
const LinkedData = z.looseObject({ id: z.string() });

/** Certificats as Open Badges 3.0 credentials, and what whoever verifies one reads (decision 0113). */
export const badges = {
  badge: endpoint({
    method: 'GET',
    path: '/certificat/:id/badge',
    summary: 'Télécharger le badge numérique d’un certificat (Open Badges 3.0).',
    access: capability('certificat', 'issue-certificats'),
    params: z.object({ id: PathId }),
    answer: answerFile,
    problems: TIRAGE_PROBLEMS,
  }),
  badgeDuTitulaire: endpoint({
    method: 'GET',
    path: '/certificat/titulaire/:key/badge',
    summary: 'Télécharger son badge numérique, par le lien reçu.',
    access: guest,
    params: z.object({ key: Key }),
    answer: answerFile,
    problems: TIRAGE_PROBLEMS,
  }),
  emetteur: endpoint({
    method: 'GET',
    path: '/certificat/badge/did.json',
    summary: 'Recevoir le document de l’émetteur des badges, avec ses clés publiques.',
    access: guest,
    answer: answerJson(LinkedData),
    cachedSeconds: PUBLIES_CACHED_SECONDS,
  }),
  statuts: endpoint({
    method: 'GET',
    path: '/certificat/badge/statuts/:liste',
    summary: 'Recevoir une liste signée des badges révoqués.',
    access: guest,
    params: z.object({ liste: PathId }),
    answer: answerJson(LinkedData),
    cachedSeconds: PUBLIES_CACHED_SECONDS,
  }),
};
