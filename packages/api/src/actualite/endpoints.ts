import * as z from 'zod/mini';
import { answerJson, endpoint, guest, signedIn } from '../endpoint.ts';
import { Actualite } from './Actualite.ts';

/** The news. */
export const actualite = {
  guestList: endpoint({
    method: 'GET',
    path: '/actualite/guest',
    summary: 'Lire les actualités publiées.',
    access: guest,
    answer: answerJson(z.array(Actualite)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/actualite/',
    summary: 'Lire les actualités ; toutes pour qui les rédige.',
    access: signedIn,
    answer: answerJson(z.array(Actualite)),
  }),
};
