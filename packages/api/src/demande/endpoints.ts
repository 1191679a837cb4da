import * as z from 'zod/mini';
import { answerJson, capability, endpoint } from '../endpoint.ts';
import { PersonneRef } from '../personne/PersonneRef.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { DemandeSummary } from './DemandeSummary.ts';

/** Columns by which the lists of requests are sorted. */
export const DEMANDE_SORTS = [
  'numero',
  'raisonSociale',
  'tache',
  'responsable',
  'dateEcheance',
  'dateLastSoumission',
] as const;

/** Views over the tasks: all, mine, those of nobody, those that are late. */
export const TODO_VIEWS = ['a-traiter', 'les-miennes', 'non-affectees', 'en-retard'] as const;

const TodoQuery = z.object({
  ...ListQuery,
  tri: z._default(z.enum(DEMANDE_SORTS), 'dateEcheance'),
  vue: z._default(z.enum(TODO_VIEWS), 'a-traiter'),
  recherche: filter(),
  tache: filter(60),
  responsable: filter(20),
});
const CurrentQuery = z.object({
  ...ListQuery,
  tri: z._default(z.enum(DEMANDE_SORTS), 'dateLastSoumission'),
  recherche: filter(),
  tache: filter(60),
});

/** How many tasks a role has, by view, and the colleagues who hold them, by name. */
const TodoCount = z.object({
  total: z.int(),
  lesMiennes: z.int(),
  nonAffectees: z.int(),
  enRetard: z.int(),
  responsables: z.array(PersonneRef),
});

/** The capabilities of those for whom requests wait. */
const WORKING = [
  'edit-demande',
  'instruct-demande',
  'validate-instruction',
  'dispatch',
  'give-expertise',
  'validate-demande',
  'decide',
] as const;

/** The lists of requests, whatever their kind. */
export const demande = {
  todoList: endpoint({
    method: 'GET',
    path: '/demande/todo-list',
    summary: 'Lister les demandes qui attendent une action de son rôle.',
    access: capability('list', ...WORKING),
    query: TodoQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
  todoListCount: endpoint({
    method: 'GET',
    path: '/demande/todo-list/count',
    summary: 'Compter les tâches de son rôle, par vue, et savoir qui les détient.',
    access: capability('list', ...WORKING),
    answer: answerJson(TodoCount),
  }),
  currentList: endpoint({
    method: 'GET',
    path: '/demande/current-list',
    summary: 'Lister les demandes en cours que son rôle peut lire.',
    access: capability('list', 'read-demandes'),
    query: CurrentQuery,
    answer: answerJson(listOf(DemandeSummary)),
  }),
};
