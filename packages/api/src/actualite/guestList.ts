import * as z from 'zod/mini';
import { answerJson, endpoint, guest } from '../endpoint.ts';
import { Actualite } from './Actualite.ts';

/** The news for guests, apart from the other calls: the sign-in page makes no other. */
export const guestList = endpoint({
  method: 'GET',
  path: '/actualite/guest',
  summary: 'Lire les actualités publiées.',
  access: guest,
  answer: answerJson(z.array(Actualite)),
});
