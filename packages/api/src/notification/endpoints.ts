import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, guest, json, signedIn } from '../endpoint.ts';
import { Key, PathId } from '../wire/formats.ts';
import { Desabonnement } from './Desabonnement.ts';
import { Notifications } from './Notifications.ts';

const ByRole = z.object({ roleId: PathId });
const ByKey = z.object({ key: Key });
const KEY_PROBLEMS = { 400: ['notification.lien-inconnu'] } as const;

/** The mails that a role gets, and the unsubscribe links. */
export const notification = {
  read: endpoint({
    method: 'GET',
    path: '/account/notifications/:roleId',
    summary: 'Lire ce dont un de ses rôles est averti par courriel.',
    access: signedIn,
    params: ByRole,
    answer: answerJson(Notifications),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/account/notifications/:roleId',
    summary: 'Choisir ce dont on veut être averti, pour un rôle.',
    access: signedIn,
    impersonation: 'served',
    params: ByRole,
    body: json(Notifications),
    answer: answerNothing,
    problems: { 409: ['notification.version-perimee'] },
  }),
  checkDesabonnement: endpoint({
    method: 'GET',
    path: '/notification/desabonnement/:key',
    summary: 'Lire ce que le lien d’un courriel arrête, sans rien changer.',
    access: guest,
    params: ByKey,
    answer: answerJson(Desabonnement),
    problems: KEY_PROBLEMS,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/notification/desabonnement/:key',
    summary: 'Ne plus recevoir ce que le lien d’un courriel arrête.',
    access: guest,
    params: ByKey,
    answer: answerJson(Desabonnement),
    problems: KEY_PROBLEMS,
  }),
  resubscribe: endpoint({
    method: 'DELETE',
    path: '/notification/desabonnement/:key',
    summary: 'Recevoir à nouveau ce que le lien d’un courriel a arrêté.',
    access: guest,
    params: ByKey,
    answer: answerJson(Desabonnement),
    problems: KEY_PROBLEMS,
  }),
};
