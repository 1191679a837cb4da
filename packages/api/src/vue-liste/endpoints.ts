import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PathId, Version } from '../wire/formats.ts';
import { ListeAVues, NouvelleVue, VueChangee, VueListe } from './VueListe.ts';

const ById = z.object({ id: PathId });
const changeVue = capability('vue-liste', 'keep-vues', 'share-vues');
const STALE = { 409: ['vue-liste.version-perimee'] } as const;

/** The views of lists that a role keeps under a name, and those that its caisse shares (decision 0078). */
export const vueListe = {
  list: endpoint({
    method: 'GET',
    path: '/vue-liste/',
    summary: 'Lister ses vues d’une liste, et celles que partage sa caisse.',
    access: capability('list', 'keep-vues'),
    query: z.strictObject({ liste: ListeAVues }),
    answer: answerJson(z.array(VueListe)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/vue-liste/',
    summary: 'Enregistrer sous un nom les filtres, l’ordre et les colonnes d’une liste.',
    access: capability('none', 'keep-vues'),
    // The views of a person are made by that person.
    impersonation: 'refused',
    body: json(NouvelleVue),
    answer: answerJson(VueListe),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/vue-liste/:id',
    summary: 'Renommer une vue, changer ce qu’elle montre, la partager ou non avec sa caisse.',
    access: changeVue,
    impersonation: 'refused',
    params: ById,
    body: json(VueChangee),
    answer: answerJson(VueListe),
    problems: STALE,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/vue-liste/:id',
    summary: 'Supprimer une vue.',
    access: changeVue,
    impersonation: 'refused',
    params: ById,
    body: json(z.strictObject({ version: Version })),
    answer: answerNothing,
    problems: STALE,
  }),
};
