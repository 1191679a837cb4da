import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Alerte, AlerteCount } from './Alerte.ts';

const ById = z.object({ id: PathId });

/** The alerts of a role and its holder. */
export const alerte = {
  list: endpoint({
    method: 'GET',
    path: '/alerte/',
    summary: 'Lire les alertes de son rôle.',
    access: signedIn,
    answer: answerJson(z.array(Alerte)),
  }),
  count: endpoint({
    method: 'GET',
    path: '/alerte/count',
    summary: 'Compter les alertes de son rôle, et celles qui sont en retard.',
    access: signedIn,
    answer: answerJson(AlerteCount),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/alerte/:id',
    summary: 'Supprimer une alerte pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
    problems: { 400: ['alerte.non-supprimable'] },
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/alerte/:id/suppression',
    summary: 'Remettre une alerte que l’on vient de supprimer pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
  }),
};
