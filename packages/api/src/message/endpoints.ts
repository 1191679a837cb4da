import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json, signedIn } from '../endpoint.ts';
import { CibleMessage } from '../type-message/CibleMessage.ts';
import { TypeMessage } from '../type-message/TypeMessage.ts';
import { PathId, Version } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { CalculCible, DestinataireMessage, Message, MessageRecu, MessageWrite } from './Message.ts';

const ById = z.object({ id: PathId });
/** The message as it was read: one that changed meanwhile is left alone. */
const AsRead = json(z.strictObject({ version: Version }));
const STALE = 'message.version-perimee';
const ByPage = z.strictObject({ page: ListQuery.page, taille: ListQuery.taille });

/** Targeted messages, for their readers (W16). */
export const message = {
  dashboard: endpoint({
    method: 'GET',
    path: '/message/dashboard',
    summary: 'Lire les messages reçus.',
    access: signedIn,
    answer: answerJson(z.array(MessageRecu)),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/message/:id',
    summary: 'Supprimer un message reçu, pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/message/:id/suppression',
    summary: 'Remettre un message que l’on vient de supprimer pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
  }),
  read: endpoint({
    method: 'POST',
    path: '/message/:id/lecture',
    duringArret: 'lecture',
    summary: 'Noter qu’un message reçu a été ouvert.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
  }),
  typesMessage: endpoint({
    method: 'GET',
    path: '/message/type-message',
    summary: 'Lister les types de message que son rôle peut envoyer.',
    access: capability('none', 'send-messages'),
    answer: answerJson(z.array(TypeMessage)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/message/messages',
    summary: 'Lister les messages que son rôle peut gérer.',
    access: capability('list', 'send-messages'),
    query: ByPage,
    answer: answerJson(listOf(Message)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/message/:id',
    summary: 'Lire un message et ses cibles.',
    access: capability('message', 'send-messages'),
    params: ById,
    answer: answerJson(Message),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/message/',
    summary: 'Créer un message, ou le modifier s’il a un identifiant.',
    access: capability('message-body', 'send-messages'),
    body: json(MessageWrite),
    answer: answerJson(Message),
    problems: { 409: [STALE, 'message.nombre-a-confirmer', 'message.terminee'] },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/message/:id/retrait',
    summary: 'Retirer un message en entier, tant qu’aucun courriel n’est parti.',
    access: capability('message', 'send-messages'),
    params: ById,
    body: AsRead,
    answer: answerNothing,
    problems: { 409: [STALE, 'message.courriels-partis'] },
  }),
  end: endpoint({
    method: 'POST',
    path: '/message/:id/fin',
    summary: 'Ne plus montrer un message, ni l’envoyer à qui ne l’a pas reçu.',
    access: capability('message', 'send-messages'),
    params: ById,
    body: AsRead,
    answer: answerJson(Message),
    problems: { 409: [STALE] },
  }),
  destinataires: endpoint({
    method: 'GET',
    path: '/message/:id/destinataires',
    summary: 'Lister à qui un message a été envoyé par courriel, les échecs d’abord.',
    access: capability('message', 'send-messages'),
    params: ById,
    query: ByPage,
    answer: answerJson(listOf(DestinataireMessage)),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/message/:id',
    summary: 'Supprimer un message pour tous.',
    access: capability('message', 'send-messages'),
    params: ById,
    body: AsRead,
    answer: answerNothing,
    problems: { 409: [STALE] },
  }),
  startCalcul: endpoint({
    method: 'POST',
    path: '/message/calc',
    duringArret: 'lecture',
    summary: 'Compter les destinataires de cibles.',
    access: capability('none', 'send-messages'),
    body: json(z.strictObject({ ciblesMessage: z.array(CibleMessage).check(z.maxLength(12)) })),
    answer: answerJson(CalculCible),
  }),
  calcul: endpoint({
    method: 'GET',
    path: '/message/calc/:id',
    summary: 'Suivre un compte de destinataires.',
    access: capability('calcul-cible', 'send-messages'),
    params: ById,
    answer: answerJson(CalculCible),
  }),
  removeCalcul: endpoint({
    method: 'DELETE',
    path: '/message/calc/:id',
    summary: 'Abandonner un compte de destinataires.',
    access: capability('calcul-cible', 'send-messages'),
    params: ById,
    answer: answerNothing,
  }),
};
