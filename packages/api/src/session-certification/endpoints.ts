import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { SESSION_ETATS, SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { SESSION_VUE_KEYS } from '@habilis/domain/session-certification/vues';
import * as z from 'zod/mini';
import { TIRAGE_PROBLEMS } from '../certificat/papiers.ts';
import { TirageDemande, tirageOptions } from '../certificat/Tirage.ts';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { PlateformeFixe } from '../habilitation/Plateforme.ts';
import { CalendarDate, HabilisId, Id, PathId } from '../wire/formats.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { ActiviteHabilitation } from './ActiviteHabilitation.ts';
import { CompteursSessions, SESSION_COLUMNS, SessionCertification, SessionSummary } from './SessionCertification.ts';
import { SessionConfiee } from './SessionConfiee.ts';
import { SessionsTouchees } from './SessionsTouchees.ts';
import { stagiaires } from './stagiaires.ts';
import { writes } from './writes.ts';

const ById = z.object({ id: PathId });
const SANS_CERTIFICAT = { 409: ['session-certification.sans-certificat'] } as const;
export const SESSION_SORTS = [
  'numero',
  'dateSession',
  'dateFinSession',
  'dateSuppressionSession',
  'raisonSociale',
] as const;
const sorted = { tri: z._default(z.enum(SESSION_SORTS), 'dateSession'), recherche: filter() };
/** What a list of sessions is narrowed by; ids of filters are those of an address. */
const filters = {
  ...sorted,
  vue: z.optional(z.enum(SESSION_VUE_KEYS)),
  etat: z.optional(z.enum(SESSION_ETATS)),
  mode: z.optional(z.enum(SESSION_MODES)),
  dateDebut: z.optional(CalendarDate),
  dateFin: z.optional(CalendarDate),
  /** Code of the niveau. */
  niveau: filter(20),
  /** Code of the caisse. */
  caisse: codeAmong(CODES_CAISSES),
  /** Identifier of who leads it. */
  animateur: z.optional(HabilisId),
  /** First and last day of the closing. */
  closeDu: z.optional(CalendarDate),
  closeAu: z.optional(CalendarDate),
  /** Sessions to close before this day. */
  suppressionAvant: z.optional(CalendarDate),
};
const Search = z.strictObject({
  ...ListQuery,
  ...filters,
  dispositifNiveauId: z.optional(Id),
  habilitationId: z.optional(Id),
});

/** The certification sessions (W19). */
export const sessionCertification = {
  todoListCount: endpoint({
    method: 'GET',
    path: '/session-certification/todo-list/count',
    summary: 'Compter les sessions qui attendent une action de son rôle.',
    access: capability('list', 'manage-sessions', 'manage-network-sessions', 'enter-resultats', 'finish-sessions'),
    machines: true,
    answer: answerJson(z.object({ total: z.int() })),
  }),
  todoList: endpoint({
    method: 'GET',
    path: '/session-certification/todo-list',
    summary: 'Lister les sessions qui attendent une action de son rôle.',
    access: capability('list', 'manage-sessions', 'manage-network-sessions', 'enter-resultats', 'finish-sessions'),
    machines: true,
    query: z.strictObject({ ...ListQuery, ...sorted }),
    answer: answerJson(listOf(SessionSummary)),
  }),
  compteurs: endpoint({
    method: 'GET',
    path: '/session-certification/compteurs',
    summary: 'Compter les sessions que son rôle peut lire, par étape.',
    access: capability('list', 'read-sessions'),
    machines: true,
    answer: answerJson(CompteursSessions),
  }),
  activite: endpoint({
    method: 'GET',
    path: '/session-certification/activite/:id',
    summary: 'Lire ce qui se passe sous une habilitation : ses sessions, ses certificats, ses formateurs.',
    access: capability('habilitation', 'read-habilitations'),
    machines: true,
    params: ById,
    answer: answerJson(ActiviteHabilitation),
  }),
  start: endpoint({
    method: 'GET',
    path: '/session-certification/start',
    summary: 'Commencer une session, au besoin comme une ancienne : son lieu, son formateur, ses horaires.',
    access: capability('none', 'manage-sessions', 'manage-network-sessions'),
    machines: true,
    query: z.strictObject({ habilitationId: PathId, copieDe: z.optional(PathId) }),
    answer: answerJson(SessionCertification),
    problems: {
      403: ['role.partie-prenante'],
      // The former session that it copies is not in reach.
      404: ['introuvable'],
      409: [
        'session-certification.habilitation-rompue',
        'session-certification.habilitation-suspendue',
        'session-certification.habilitation-hors-periode',
        'session-certification.entite-fermee',
        'session-certification.entite-suspendue',
        'session-certification.niveau-ferme',
      ],
    },
  }),
  export: endpoint({
    method: 'GET',
    path: '/session-certification/export',
    summary: 'Télécharger la liste des sessions que son rôle peut lire.',
    access: capability('list', 'read-sessions'),
    machines: true,
    query: z.strictObject({
      ...filters,
      habilitation: z.optional(PathId),
      ordre: ListQuery.ordre,
      ...exportFields(SESSION_COLUMNS),
    }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  touchees: endpoint({
    method: 'GET',
    path: '/session-certification/touchees',
    summary:
      'Lister les sessions en cours que touche la fin d’une habilitation, d’une activité, d’un rôle ou d’une délégation.',
    access: capability(
      'list',
      'suspend-habilitation',
      'set-date-fin-habilitation',
      'end-activite',
      'manage-users',
      'manage-entite-users',
    ),
    query: z.strictObject({
      /** With a role, its delegation of that habilitation and of those granted from it. */
      habilitation: z.optional(PathId),
      entite: z.optional(PathId),
      role: z.optional(PathId),
      /** Whether all roles of the person of that role end with it, as when the account is blocked. */
      compte: z.optional(z.literal('entier')),
    }),
    answer: answerJson(SessionsTouchees),
  }),
  devenues: endpoint({
    method: 'GET',
    path: '/session-certification/devenues',
    summary: 'Lister ce que sont devenues les sessions qui étaient les siennes, depuis un an.',
    access: capability('list', 'enter-resultats'),
    answer: answerJson(z.array(SessionConfiee)),
  }),
  devenir: endpoint({
    method: 'GET',
    path: '/session-certification/:id/devenir',
    summary: 'Lire ce qu’est devenue une session qui était la sienne.',
    access: capability('session-confiee', 'enter-resultats'),
    params: ById,
    answer: answerJson(SessionConfiee),
  }),
  get: endpoint({
    method: 'GET',
    path: '/session-certification/:id',
    summary: 'Lire une session.',
    access: capability('session-certification', 'read-sessions'),
    machines: true,
    params: ById,
    answer: answerJson(SessionCertification),
  }),
  plateformes: endpoint({
    method: 'GET',
    path: '/session-certification/plateforme/:id',
    summary: 'Lister les plateformes fixes où une habilitation permet une session.',
    access: capability('habilitation', 'manage-sessions', 'manage-network-sessions'),
    machines: true,
    params: ById,
    answer: answerJson(z.array(PlateformeFixe)),
  }),
  telechargements: endpoint({
    method: 'GET',
    path: '/session-certification/telechargements/:id',
    summary: 'Télécharger les certificats d’une session.',
    access: capability('session-certification', 'issue-certificats'),
    machines: true,
    params: ById,
    query: z.strictObject(tirageOptions),
    answer: answerFile,
    problems: SANS_CERTIFICAT,
  }),
  emargement: endpoint({
    method: 'GET',
    path: '/session-certification/:id/emargement',
    summary: 'Télécharger la feuille d’émargement d’une session, par demi-journée.',
    access: capability('session-certification', 'read-sessions'),
    machines: true,
    params: ById,
    answer: answerFile,
    problems: { 400: ['session-certification.date-debut-requise'] },
  }),
  listeStagiaires: endpoint({
    method: 'GET',
    path: '/session-certification/:id/liste-stagiaires',
    summary: 'Télécharger la liste des stagiaires d’une session.',
    access: capability('session-certification', 'read-sessions'),
    machines: true,
    params: ById,
    answer: answerFile,
  }),
  dossier: endpoint({
    method: 'GET',
    path: '/session-certification/:id/dossier',
    summary: 'Télécharger tous les papiers d’une session en un seul document.',
    access: capability('session-certification', 'read-sessions'),
    params: ById,
    answer: answerFile,
  }),
  search: endpoint({
    method: 'POST',
    path: '/session-certification/search',
    duringArret: 'lecture',
    summary: 'Chercher une session.',
    access: capability('list', 'read-sessions'),
    machines: true,
    body: json(Search),
    answer: answerJson(listOf(SessionSummary)),
  }),
  certificats: endpoint({
    method: 'PATCH',
    path: '/session-certification/:id/certificats',
    summary: 'Télécharger certains certificats d’une session close.',
    access: capability('session-certification', 'issue-certificats'),
    machines: true,
    params: ById,
    body: json(TirageDemande),
    answer: answerFile,
    problems: { 409: [...SANS_CERTIFICAT[409], ...TIRAGE_PROBLEMS[409]] },
  }),
  ...stagiaires,
  ...writes,
};
