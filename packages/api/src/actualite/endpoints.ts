import * as z from 'zod/mini';
import { answerFile, answerJson, answerNothing, capability, endpoint, guest, json, signedIn } from '../endpoint.ts';
import { PathId } from '../wire/formats.ts';
import { Actualite, ActualiteRangs, ActualiteWrite } from './Actualite.ts';
import { guestList } from './guestList.ts';

/** The news. */
export const actualite = {
  guestList,
  flux: endpoint({
    method: 'GET',
    path: '/actualite/flux.atom',
    summary: 'Suivre les actualités publiées, pour un lecteur de flux (Atom, RFC 4287).',
    access: guest,
    answer: answerFile,
  }),
  list: endpoint({
    method: 'GET',
    path: '/actualite/',
    summary: 'Lire les actualités ; toutes pour qui les rédige.',
    access: signedIn,
    answer: answerJson(z.array(Actualite)),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/actualite/update',
    summary: 'Modifier une actualité.',
    access: capability('none', 'edit-content'),
    body: json(Actualite),
    answer: answerJson(Actualite),
    problems: { 404: ['introuvable'], 409: ['actualite.version-perimee'] },
  }),
  create: endpoint({
    method: 'PUT',
    path: '/actualite/',
    summary: 'Rédiger une actualité.',
    access: capability('none', 'edit-content'),
    body: json(ActualiteWrite),
    answer: answerJson(Actualite),
  }),
  ranger: endpoint({
    method: 'PUT',
    path: '/actualite/rangs',
    summary: 'Ranger les actualités dans un ordre.',
    access: capability('none', 'edit-content'),
    body: json(ActualiteRangs),
    answer: answerJson(z.array(Actualite)),
    problems: { 409: ['actualite.ordre-perime'] },
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
