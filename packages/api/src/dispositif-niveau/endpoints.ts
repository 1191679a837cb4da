import * as z from 'zod/mini';
import { answerJson, capability, endpoint, json, signedIn } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { Id, PathId } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { DispositifNiveau, DispositifNiveauRef, DispositifNiveauWrite, HistoriqueNiveau } from './DispositifNiveau.ts';

const ById = z.object({ id: PathId });
const Search = z.strictObject({
  ...ListQuery,
  tri: z._default(z.enum(['dispositif', 'niveau', 'code']), 'code'),
  recherche: filter(),
  dispositifId: z.optional(Id),
});

/** The niveaux of the dispositifs. */
export const dispositifNiveau = {
  list: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/',
    summary: 'Lister les niveaux de tous les dispositifs.',
    access: signedIn,
    machines: true,
    answer: answerJson(z.array(DispositifNiveau)),
  }),
  forEtablissement: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/for-etablissement/',
    summary: 'Lister les niveaux que l’entité de son rôle peut encore demander.',
    access: capability('none', 'edit-demande'),
    answer: answerJson(z.array(DispositifNiveau)),
  }),
  withHabilitations: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/with-habilitations/',
    summary: 'Lister les niveaux où l’on peut lire des habilitations, ou ceux des sessions que l’on anime.',
    access: capability('list', 'read-habilitations', 'enter-resultats'),
    machines: true,
    answer: answerJson(z.array(DispositifNiveau)),
  }),
  forCriteria: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/for-criteria/',
    summary: 'Lister les niveaux pour un filtre.',
    access: signedIn,
    machines: true,
    answer: answerJson(z.array(DispositifNiveauRef)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/:id',
    summary: 'Lire un niveau et ses paramètres.',
    access: signedIn,
    machines: true,
    params: ById,
    answer: answerJson(DispositifNiveau),
  }),
  search: endpoint({
    method: 'POST',
    path: '/dispositif-niveau/search',
    duringArret: 'lecture',
    summary: 'Chercher parmi les niveaux que l’on peut régler.',
    access: capability('list', 'edit-dispositifs'),
    body: json(Search),
    answer: answerJson(listOf(DispositifNiveau)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/dispositif-niveau/create',
    summary: 'Créer un niveau.',
    access: capability('dispositif-niveau-body', 'edit-dispositifs'),
    body: json(DispositifNiveauWrite),
    answer: answerJson(DispositifNiveau),
    problems: { 409: ['dispositif-niveau.code-deja-utilise'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/dispositif-niveau/update',
    summary: 'Régler un niveau.',
    access: capability('dispositif-niveau-body', 'edit-dispositifs'),
    body: json(DispositifNiveauWrite),
    answer: answerJson(DispositifNiveau),
    problems: { 409: ['dispositif-niveau.version-perimee', 'dispositif-niveau.plus-strict'] },
  }),
  historique: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/:id/historique',
    summary: 'Lire ce qui a changé dans un niveau, quand et par qui.',
    access: capability('dispositif-niveau', 'edit-dispositifs'),
    params: ById,
    answer: answerJson(z.array(HistoriqueNiveau)),
  }),
  // Spelled as it was ordered (W12).
  expertsInstructeurs: endpoint({
    method: 'GET',
    path: '/dispositif-niveau/expert-intructeur/:id',
    summary: 'Lister les experts instructeurs d’un niveau.',
    access: capability('none', 'dispatch', 'edit-dispositifs', 'manage-users'),
    params: ById,
    answer: answerJson(z.array(PersonneRef)),
  }),
};
