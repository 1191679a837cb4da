import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, guest, json, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Actualite, ActualiteWrite } from './Actualite.ts';

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
  update: endpoint({
    built: false,
    method: 'PUT',
    path: '/actualite/update',
    summary: 'Modifier une actualité.',
    access: capability('none', 'edit-content'),
    body: json(Actualite),
    answer: answerJson(Actualite),
    problems: { 409: ['actualite.version-perimee'] },
  }),
  create: endpoint({
    built: false,
    method: 'PUT',
    path: '/actualite/',
    summary: 'Rédiger une actualité.',
    access: capability('none', 'edit-content'),
    body: json(ActualiteWrite),
    answer: answerJson(Actualite),
  }),
  remove: endpoint({
    built: false,
    method: 'DELETE',
    path: '/actualite/:id',
    summary: 'Supprimer une actualité.',
    access: capability('none', 'edit-content'),
    params: z.object({ id: PathId }),
    answer: answerNothing,
  }),
};
