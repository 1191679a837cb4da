import * as z from 'zod/mini';
import { Avis, AvisWrite } from '../avis/Avis.ts';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import { DEMANDE_SORTS } from '../demande/endpoints.ts';
import { answerFile, answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { Id, PathId, Version } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter, text } from '../wire/texts.ts';
import { writes } from './writes.ts';

const ById = z.object({ id: PathId });
const CurrentQuery = z.object({
  ...ListQuery,
  tri: z._default(z.enum(DEMANDE_SORTS), 'dateLastSoumission'),
  recherche: filter(),
  tache: filter(60),
});

/** Calls of the accreditation request that are declared but not built. */
export const demandeHabilitationUpcoming = {
  currentList: endpoint({
    method: 'GET',
    path: '/demande-habilitation/current-list',
    summary: 'Lister les demandes d’habilitation en cours que son rôle peut lire.',
    access: capability('list', 'read-demandes'),
    query: CurrentQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
  ...writes,
  remove: endpoint({
    method: 'DELETE',
    path: '/demande-habilitation/:id',
    summary: 'Supprimer une demande d’habilitation jamais soumise ou refusée.',
    access: capability('demande-habilitation', 'delete-demande', 'delete-demande-refusee'),
    params: ById,
    body: json(z.object({ version: Version, commentaire: text(4000) })),
    answer: answerNothing,
    problems: { 400: ['demande.action-interdite'], 409: ['demande.version-perimee', 'demande.etape-modifiee'] },
  }),
  lettreEngagement: endpoint({
    method: 'POST',
    path: '/demande-habilitation/:id/lettre-engagement',
    summary: 'Télécharger la lettre d’engagement à signer.',
    access: capability('demande-habilitation', 'download-lettre-engagement'),
    params: ById,
    answer: answerFile,
  }),
  avis: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id/avis',
    summary: 'Lire les avis rendus sur une demande.',
    access: capability('demande-habilitation', 'read-avis'),
    params: ById,
    answer: answerJson(z.array(Avis)),
  }),
  avisDraft: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id/avis/draft',
    summary: 'Reprendre son avis en préparation.',
    access: capability('demande-habilitation', 'give-avis'),
    params: ById,
    answer: answerJson(AvisWrite),
  }),
  wfTaskDefKeys: endpoint({
    method: 'GET',
    path: '/demande-habilitation/wf-task-def-keys/:id',
    summary: 'Lister les tâches auxquelles une demande peut être portée.',
    access: capability('demande-habilitation', 'force-task'),
    params: ById,
    answer: answerJson(z.array(z.string())),
  }),
  wfGotoTask: endpoint({
    method: 'POST',
    path: '/demande-habilitation/wf-goto-task',
    summary: 'Porter une demande à une tâche.',
    access: capability('demande-habilitation-body', 'force-task'),
    body: json(z.object({ demandeHabilitationId: Id, taskDefinitionKey: text(60), commentaire: text(4000) })),
    answer: answerNothing,
    problems: { 400: ['demande.commentaire-requis'], 409: ['demande.etape-modifiee'] },
  }),
};
