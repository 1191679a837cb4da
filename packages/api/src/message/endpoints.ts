import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json, signedIn } from '../endpoint.ts';
import { CibleMessage } from '../type-message/CibleMessage.ts';
import { TypeMessage } from '../type-message/TypeMessage.ts';
import { PathId } from '../wire/formats.ts';
import { CalculCible, Message, MessageRecu, MessageWrite } from './Message.ts';

const ById = z.object({ id: PathId });

/** Targeted messages, for their readers (specification, section 7). */
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
  typesMessage: endpoint({
    built: false,
    method: 'GET',
    path: '/message/type-message',
    summary: 'Lister les types de message que son rôle peut envoyer.',
    access: capability('none', 'send-messages'),
    answer: answerJson(z.array(TypeMessage)),
  }),
  list: endpoint({
    built: false,
    method: 'GET',
    path: '/message/messages',
    summary: 'Lister les messages que son rôle peut gérer.',
    access: capability('list', 'send-messages'),
    answer: answerJson(z.array(Message)),
  }),
  get: endpoint({
    built: false,
    method: 'GET',
    path: '/message/:id',
    summary: 'Lire un message et ses cibles.',
    access: capability('message', 'send-messages'),
    params: ById,
    answer: answerJson(Message),
  }),
  write: endpoint({
    built: false,
    method: 'PUT',
    path: '/message/',
    summary: 'Créer un message, ou le modifier s’il a un identifiant.',
    access: capability('message-body', 'send-messages'),
    body: json(MessageWrite),
    answer: answerJson(Message),
    problems: { 409: ['message.version-perimee'] },
  }),
  remove: endpoint({
    built: false,
    method: 'DELETE',
    path: '/message/:id',
    summary: 'Supprimer un message pour tous.',
    access: capability('message', 'send-messages'),
    params: ById,
    answer: answerNothing,
  }),
  startCalcul: endpoint({
    built: false,
    method: 'POST',
    path: '/message/calc',
    summary: 'Compter les destinataires de cibles.',
    access: capability('none', 'send-messages'),
    body: json(z.object({ ciblesMessage: z.array(CibleMessage).check(z.maxLength(12)) })),
    answer: answerJson(CalculCible),
  }),
  calcul: endpoint({
    built: false,
    method: 'GET',
    path: '/message/calc/:id',
    summary: 'Suivre un compte de destinataires.',
    access: capability('none', 'send-messages'),
    params: ById,
    answer: answerJson(CalculCible),
  }),
  removeCalcul: endpoint({
    built: false,
    method: 'DELETE',
    path: '/message/calc/:id',
    summary: 'Abandonner un compte de destinataires.',
    access: capability('none', 'send-messages'),
    params: ById,
    answer: answerNothing,
  }),
};
