import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { MessageRecu } from './Message.ts';

const ById = z.object({ id: PathId });

/** The targeted messages as their readers find them (specification, section 7). */
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
};
