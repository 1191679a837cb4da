import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { HabilisId, PathId, Version } from '../wire/formats.ts';
import { listOf } from '../wire/List.ts';
import { text } from '../wire/texts.ts';
import {
  CompteursSupport,
  FilsQuery,
  FilSummary,
  FilSupport,
  Operateur,
  ReponsePrete,
  ReponsePreteWrite,
} from './FilSupport.ts';

const ById = z.object({ id: PathId });
/** The thread as it was read: one that changed meanwhile is left alone. */
const asRead = { version: Version };
const STALE = 'support.version-perimee';
const texte = text(10_000);

/** The support desk: messages to the support as threads, for those who answer. */
export const bureauSupport = {
  compteurs: endpoint({
    method: 'GET',
    path: '/support/compteurs',
    summary: 'Compter les messages à l’assistance qui attendent.',
    access: capability('none', 'answer-support'),
    answer: answerJson(CompteursSupport),
  }),
  list: endpoint({
    method: 'GET',
    path: '/support/messages',
    summary: 'Lister les messages à l’assistance.',
    access: capability('none', 'answer-support'),
    query: FilsQuery,
    answer: answerJson(listOf(FilSummary)),
  }),
  operateurs: endpoint({
    method: 'GET',
    path: '/support/operateurs',
    summary: 'Lister qui répond pour l’assistance.',
    access: capability('none', 'answer-support'),
    answer: answerJson(z.array(Operateur)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/support/messages/:id',
    summary: 'Lire un message à l’assistance, ce qui l’a suivi et le dossier de son expéditeur.',
    access: capability('none', 'answer-support'),
    params: ById,
    answer: answerJson(FilSupport),
  }),
  attribuer: endpoint({
    method: 'PUT',
    path: '/support/messages/:id/responsable',
    summary: 'Prendre un message, le rendre ou le confier à une autre personne.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject({ ...asRead, habilisId: z.nullable(HabilisId) })),
    answer: answerJson(FilSupport),
    problems: { 409: [STALE] },
  }),
  repondre: endpoint({
    method: 'POST',
    path: '/support/messages/:id/reponse',
    summary: 'Répondre par courriel à l’expéditeur d’un message.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject({ ...asRead, texte })),
    answer: answerJson(FilSupport),
    problems: { 409: [STALE, 'support.clos', 'support.plein'] },
  }),
  noter: endpoint({
    method: 'POST',
    path: '/support/messages/:id/note',
    summary: 'Ajouter à un message une note que l’assistance est seule à lire.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject({ texte })),
    answer: answerJson(FilSupport),
    problems: { 409: ['support.plein'] },
  }),
  clore: endpoint({
    method: 'POST',
    path: '/support/messages/:id/cloture',
    summary: 'Clore un message auquel il n’y a plus à répondre.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject(asRead)),
    answer: answerJson(FilSupport),
    problems: { 409: [STALE] },
  }),
  rouvrir: endpoint({
    method: 'POST',
    path: '/support/messages/:id/reouverture',
    summary: 'Rouvrir un message clos.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject(asRead)),
    answer: answerJson(FilSupport),
    problems: { 409: [STALE] },
  }),
  reponsesPretes: endpoint({
    method: 'GET',
    path: '/support/reponses-pretes',
    summary: 'Lister les réponses prêtes à servir.',
    access: capability('none', 'answer-support'),
    answer: answerJson(z.array(ReponsePrete)),
  }),
  ecrireReponsePrete: endpoint({
    method: 'PUT',
    path: '/support/reponses-pretes/',
    summary: 'Créer une réponse prête, ou la modifier si elle a un identifiant.',
    access: capability('none', 'answer-support'),
    body: json(ReponsePreteWrite),
    answer: answerJson(ReponsePrete),
    problems: { 404: ['introuvable'], 409: ['reponse-prete.version-perimee'] },
  }),
  supprimerReponsePrete: endpoint({
    method: 'DELETE',
    path: '/support/reponses-pretes/:id',
    summary: 'Supprimer une réponse prête.',
    access: capability('none', 'answer-support'),
    params: ById,
    body: json(z.strictObject(asRead)),
    answer: answerNothing,
    problems: { 409: ['reponse-prete.version-perimee'] },
  }),
};
