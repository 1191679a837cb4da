import * as z from 'zod/mini';
import { answerJson, answerNothing, endpoint, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Alerte } from './Alerte.ts';

/** The alerts of a role and its holder. */
export const alerte = {
  list: endpoint({
    method: 'GET',
    path: '/alerte/',
    summary: 'Lire les alertes de son rôle.',
    access: signedIn,
    answer: answerJson(z.array(Alerte)),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/alerte/:id',
    summary: 'Supprimer une alerte pour soi.',
    access: signedIn,
    params: z.object({ id: PathId }),
    answer: answerNothing,
  }),
};
