import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PreuveDemandee } from '../reglage/Reglage.ts';
import { HabilisId, PathId, Version } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import {
  Application,
  ApplicationChangee,
  ApplicationEtSecret,
  NouvelleApplication,
  RoleApplication,
  SecretRemplace,
} from './Application.ts';

const ById = z.object({ id: PathId });
const list = capability('none', 'manage-applications');
const one = capability('application', 'manage-applications');
const stale = ['application.version-perimee'] as const;
const refusals = {
  400: [
    'reglage.preuve-attendue',
    'compte.mot-de-passe-actuel-incorrect',
    'second-facteur.defi-perime',
    'second-facteur.code-incorrect',
  ],
  429: ['trop-de-tentatives'],
} as const;

/** Programs that act under a role by a key of their own; a person gives that key and takes it back (decision 0252). */
export const applications = {
  list: endpoint({
    method: 'GET',
    path: '/applications/',
    summary: 'Lister les applications qui agissent sous son rôle ou pour son entité, les dernières créées d’abord.',
    access: capability('list', 'manage-applications'),
    query: z.strictObject({ page: ListQuery.page, taille: ListQuery.taille, recherche: filter() }),
    answer: answerJson(listOf(Application)),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/applications/roles',
    summary: 'Lire sous quels rôles une application peut agir, et ce qu’elle peut en faire.',
    access: list,
    query: z.strictObject({ habilisId: z.optional(HabilisId) }),
    answer: answerJson(z.array(RoleApplication)),
  }),
  preuve: endpoint({
    method: 'POST',
    path: '/applications/preuve',
    summary: 'Demander ce qu’il faut prouver avant de donner une clé.',
    access: list,
    impersonation: 'refused',
    answer: answerJson(PreuveDemandee),
  }),
  create: endpoint({
    method: 'POST',
    path: '/applications/',
    summary: 'Créer une application ; son secret n’est montré que cette fois.',
    access: list,
    // What acts without its person is given by that person.
    impersonation: 'refused',
    body: json(NouvelleApplication),
    answer: answerJson(ApplicationEtSecret),
    problems: { ...refusals, 409: ['application.trop'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/applications/:id',
    summary: 'Renommer une application, ou déplacer sa fin.',
    access: one,
    impersonation: 'refused',
    params: ById,
    body: json(ApplicationChangee),
    answer: answerJson(Application),
    problems: { 403: ['application.d-un-autre'], 409: [...stale, 'application.arretee'] },
  }),
  remplacerSecret: endpoint({
    method: 'POST',
    path: '/applications/:id/secret',
    summary: 'Remplacer le secret d’une application ; l’ancien sert encore une semaine, ou finit aussitôt.',
    access: one,
    impersonation: 'refused',
    params: ById,
    body: json(SecretRemplace),
    answer: answerJson(ApplicationEtSecret),
    problems: {
      ...refusals,
      403: ['application.d-un-autre'],
      409: [...stale, 'application.arretee', 'application.sans-secret'],
    },
  }),
  revoquer: endpoint({
    method: 'POST',
    path: '/applications/:id/revoquer',
    summary: 'Révoquer une application : son prochain appel est refusé.',
    access: one,
    impersonation: 'refused',
    params: ById,
    body: json(z.strictObject({ version: Version })),
    answer: answerJson(Application),
    problems: { 409: stale },
  }),
};
