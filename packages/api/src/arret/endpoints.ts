import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, guest, json } from '../endpoint.ts';
import { PathId, Version } from '../wire/formats.ts';
import { AnnonceArret, ArretAnnonce, ArretWrite } from './Arret.ts';

const own = {
  access: capability('none', 'edit-settings'),
  // What holds for everybody is announced under one's own name.
  impersonation: 'refused',
} as const;
const byId = { params: z.object({ id: PathId }) } as const;

/** Announced stops: told to everybody, kept by those who operate the product (decision 0235). */
export const arret = {
  annonce: endpoint({
    method: 'GET',
    path: '/arret/annonce',
    duringArret: 'toujours',
    summary: 'Savoir si un arrêt est en cours ou annoncé.',
    access: guest,
    answer: answerJson(z.object({ arret: z.nullable(AnnonceArret) })),
  }),
  list: endpoint({
    method: 'GET',
    path: '/arret/',
    summary: 'Lire l’arrêt en cours et ceux qui viennent.',
    access: capability('none', 'operate'),
    answer: answerJson(z.array(ArretAnnonce)),
  }),
  create: endpoint({
    ...own,
    method: 'POST',
    path: '/arret/',
    summary: 'Annoncer un arrêt.',
    body: json(ArretWrite),
    answer: answerJson(ArretAnnonce),
  }),
  update: endpoint({
    ...own,
    ...byId,
    method: 'PUT',
    path: '/arret/:id',
    summary: 'Changer un arrêt annoncé, ou la fin de celui qui est en cours.',
    body: json(z.extend(ArretWrite, { version: Version })),
    answer: answerJson(ArretAnnonce),
    problems: { 409: ['arret.version-perimee', 'arret.fini'] },
  }),
  end: endpoint({
    ...own,
    ...byId,
    method: 'POST',
    path: '/arret/:id/fin',
    summary: 'Annuler un arrêt annoncé, ou mettre fin à celui qui est en cours.',
    body: json(z.object({ version: Version })),
    answer: answerNothing,
    problems: { 409: ['arret.version-perimee', 'arret.fini'] },
  }),
};
