import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Actualite, ActualiteWrite } from './Actualite.ts';

/** What waits for the administration of content. */
export const actualiteUpcoming = {
  update: endpoint({
    method: 'PUT',
    path: '/actualite/update',
    summary: 'Modifier une actualité.',
    access: capability('none', 'edit-content'),
    body: json(Actualite),
    answer: answerJson(Actualite),
    problems: { 409: ['actualite.version-perimee'] },
  }),
  create: endpoint({
    method: 'PUT',
    path: '/actualite/',
    summary: 'Rédiger une actualité.',
    access: capability('none', 'edit-content'),
    body: json(ActualiteWrite),
    answer: answerJson(Actualite),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/actualite/:id',
    summary: 'Supprimer une actualité.',
    access: capability('none', 'edit-content'),
    params: z.object({ id: PathId }),
    answer: answerNothing,
  }),
};
