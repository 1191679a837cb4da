import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import * as z from 'zod/mini';
import { Avis, AvisWrite } from '../avis/Avis.ts';
import { CurrentQuery } from '../demande/demandeQuery.ts';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { Id, PathId, Version } from '../wire/formats.ts';
import { listOf } from '../wire/List.ts';
import { text } from '../wire/texts.ts';
import { DemandeHabilitation } from './DemandeHabilitation.ts';
import { writes } from './writes.ts';

const ById = z.object({ id: PathId });
/** The demande d'habilitation (W10). */
export const demandeHabilitation = {
  currentList: endpoint({
    method: 'GET',
    path: '/demande-habilitation/current-list',
    summary: 'Lister les demandes d’habilitation en cours que son rôle peut lire.',
    access: capability('list', 'read-demandes'),
    query: CurrentQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
  start: endpoint({
    method: 'GET',
    path: '/demande-habilitation/start',
    summary: 'Commencer une demande d’habilitation de plus pour une entité déjà connue.',
    access: capability('none', 'edit-demande'),
    query: z.strictObject({ dispositifNiveauId: z.optional(PathId) }),
    answer: answerJson(DemandeHabilitation),
    problems: {
      404: ['introuvable'],
      409: [
        'demande.dossier-administratif-absent',
        'demande.entite-suspendue',
        'habilitation.demande-deja-en-cours',
        'habilitation.deja-accordee',
      ],
    },
  }),
  get: endpoint({
    method: 'GET',
    path: '/demande-habilitation/:id',
    summary: 'Lire une demande d’habilitation.',
    access: capability('demande-habilitation', 'read-demandes'),
    params: ById,
    answer: answerJson(DemandeHabilitation),
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
    problems: {
      400: ['demande.action-interdite', 'demande.commentaire-requis'],
      409: ['demande.version-perimee', 'demande.etape-modifiee'],
    },
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
    answer: answerJson(z.array(z.enum(DH_TASK_KEYS))),
  }),
  wfGotoTask: endpoint({
    method: 'POST',
    path: '/demande-habilitation/wf-goto-task',
    summary: 'Porter une demande à une tâche.',
    access: capability('demande-habilitation-body', 'force-task'),
    body: json(
      z.object({ demandeHabilitationId: Id, version: Version, taskDefinitionKey: text(60), commentaire: text(4000) }),
    ),
    answer: answerNothing,
    problems: {
      400: ['demande.commentaire-requis'],
      409: ['demande.version-perimee', 'demande.etape-modifiee', 'commission.decision-en-attente'],
    },
  }),
};
