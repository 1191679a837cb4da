import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { ActionsGroupees, Affectable, DemandeRefs, EcarteGroupe, IssueGroupee } from './ActionsGroupees.ts';
import { CURRENT_FILTERS, CurrentQuery, DEMANDE_COLUMNS, TODO_FILTERS } from './demandeQuery.ts';
import { DemandeSummary } from './DemandeSummary.ts';

const TodoQuery = z.strictObject({ ...ListQuery, ...TODO_FILTERS });

/** How many tasks a role has, by view, and the colleagues who hold them, by name. */
const TodoCount = z.object({
  total: z.int(),
  lesMiennes: z.int(),
  nonAffectees: z.int(),
  enRetard: z.int(),
  responsables: z.array(PersonneRef),
});

/** How many demandes stand at a task in the caller's scope; the late ones and those due within seven days are counted apart. */
const TacheEnStock = z.object({
  type: z.enum(['DA', 'DH']),
  tache: z.string(),
  /** Whether only those are counted that nobody holds and that wait for the caller to give them to somebody. */
  sansTitulaire: z.boolean(),
  total: z.int(),
  enRetard: z.int(),
  sousSeptJours: z.int(),
});
export type TacheEnStock = z.infer<typeof TacheEnStock>;

/** Capabilities of the agents for whom demandes wait. */
const EXAMINING = [
  'instruct-demande',
  'validate-instruction',
  'dispatch',
  'give-expertise',
  'validate-demande',
  'decide',
] as const;

/** Capabilities of the roles for which demandes wait. */
const WORKING = ['edit-demande', ...EXAMINING] as const;

/** Capabilities of the roles that work on several demandes at once. */
const GROUPING = ['instruct-demande', 'validate-instruction', 'dispatch', 'validate-demande', 'decide'] as const;

/** The lists of demandes, whatever their kind. */
export const demande = {
  todoList: endpoint({
    method: 'GET',
    path: '/demande/todo-list',
    summary: 'Lister les demandes qui attendent une action de son rôle.',
    access: capability('list', ...WORKING),
    query: TodoQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
  exportTodoList: endpoint({
    method: 'GET',
    path: '/demande/todo-list/export',
    summary: 'Télécharger la liste des demandes qui attendent une action de son rôle.',
    access: capability('list', ...WORKING),
    query: z.strictObject({ ...TODO_FILTERS, ...exportFields(DEMANDE_COLUMNS) }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  todoListCount: endpoint({
    method: 'GET',
    path: '/demande/todo-list/count',
    summary: 'Compter les tâches de son rôle, par vue, et savoir qui les détient.',
    access: capability('list', ...WORKING),
    answer: answerJson(TodoCount),
  }),
  stock: endpoint({
    method: 'GET',
    path: '/demande/todo-list/stock',
    summary: 'Compter les demandes par tâche, en retard et à rendre sous sept jours, dans son périmètre.',
    access: capability('list', ...EXAMINING),
    answer: answerJson(z.array(TacheEnStock)),
  }),
  currentList: endpoint({
    method: 'GET',
    path: '/demande/current-list',
    summary: 'Lister les demandes en cours que son rôle peut lire.',
    access: capability('list', 'read-demandes'),
    query: CurrentQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
  exportCurrentList: endpoint({
    method: 'GET',
    path: '/demande/current-list/export',
    summary: 'Télécharger la liste des demandes en cours que son rôle peut lire.',
    access: capability('list', 'read-demandes'),
    query: z.strictObject({ ...CURRENT_FILTERS, ...exportFields(DEMANDE_COLUMNS) }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  grouper: endpoint({
    method: 'POST',
    path: '/demande/actions',
    summary: 'Prendre en charge, affecter ou valider plusieurs demandes ; chacune a son issue.',
    access: capability('none', ...GROUPING),
    body: json(ActionsGroupees),
    answer: answerJson(z.array(IssueGroupee)),
    problemsOfOne: {
      400: ['demande.action-interdite', 'demande.affectation-requise', 'demande.tache-prise'],
      403: ['demande.propre-instruction'],
      404: ['introuvable'],
      409: ['demande.version-perimee', 'demande.etape-modifiee', 'commission.decision-en-attente'],
    },
  }),
  affectables: endpoint({
    method: 'POST',
    path: '/demande/actions/affectables',
    duringArret: 'lecture',
    summary: 'Lister les personnes à qui toutes ces demandes peuvent être affectées.',
    access: capability('none', ...GROUPING),
    body: json(DemandeRefs),
    answer: answerJson(z.array(Affectable)),
    problems: { 404: ['introuvable'] },
  }),
  ecartes: endpoint({
    method: 'POST',
    path: '/demande/actions/affectables/ecartes',
    duringArret: 'lecture',
    summary: 'Lister les personnes que leur rôle désigne et à qui ces demandes ne sont pas proposées, avec la raison.',
    access: capability('none', ...GROUPING),
    body: json(DemandeRefs),
    answer: answerJson(z.array(EcarteGroupe)),
    problems: { 404: ['introuvable'] },
  }),
};
