import * as z from 'zod/mini';
import { answerFile, answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PlateformeFixe } from '../habilitation/Plateforme.ts';
import { CalendarDate, HabilisId, Id, PathId } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { openAnswer, openBody } from '../wire/openContent.ts';
import { filter } from '../wire/texts.ts';
import { SESSION_MODES } from './SESSION_MODES.ts';
import { SESSION_ETATS, SessionCertification, SessionSummary } from './SessionCertification.ts';
import { Identite, Stagiaire, StagiaireTrouve } from './Stagiaire.ts';
import { writes } from './writes.ts';

const ById = z.object({ id: PathId });
const filters = {
  ...ListQuery,
  tri: z._default(z.enum(['numero', 'dateSession', 'dateSuppressionSession', 'raisonSociale']), 'dateSession'),
  recherche: filter(),
};
const Search = z.object({
  ...filters,
  etat: z.optional(z.enum(SESSION_ETATS)),
  mode: z.optional(z.enum(SESSION_MODES)),
  dateDebut: z.optional(CalendarDate),
  dateFin: z.optional(CalendarDate),
  dispositifNiveauId: z.optional(Id),
  habilitationId: z.optional(Id),
});
/** A person of the session is looked up by identifier, or by name, first name and birth date (domain, C.6). */
const StagiaireCheck = z.object({ habilisId: z.nullable(HabilisId), identite: Identite });

/** The certification sessions (specification, section 7). */
export const sessionCertification = {
  todoListCount: endpoint({
    method: 'GET',
    path: '/session-certification/todo-list/count',
    summary: 'Compter les sessions qui attendent une action de son rôle.',
    access: capability('list', 'manage-sessions', 'enter-resultats'),
    answer: answerJson(z.object({ total: z.int() })),
  }),
  todoList: endpoint({
    built: false,
    method: 'GET',
    path: '/session-certification/todo-list',
    summary: 'Lister les sessions qui attendent une action de son rôle.',
    access: capability('list', 'manage-sessions', 'enter-resultats'),
    query: z.strictObject(filters),
    answer: answerJson(listOf(SessionSummary)),
  }),
  start: endpoint({
    built: false,
    method: 'GET',
    path: '/session-certification/start',
    summary: 'Commencer une session.',
    access: capability('none', 'manage-sessions'),
    query: z.strictObject({ habilitationId: PathId }),
    answer: answerJson(SessionCertification),
  }),
  get: endpoint({
    built: false,
    method: 'GET',
    path: '/session-certification/:id',
    summary: 'Lire une session.',
    access: capability('session-certification', 'read-sessions'),
    params: ById,
    answer: answerJson(SessionCertification),
  }),
  plateformes: endpoint({
    built: false,
    method: 'GET',
    path: '/session-certification/plateforme/:id',
    summary: 'Lister les plateformes fixes où une habilitation permet une session.',
    access: capability('habilitation', 'manage-sessions'),
    params: ById,
    answer: answerJson(z.array(PlateformeFixe)),
  }),
  telechargements: endpoint({
    built: false,
    method: 'GET',
    path: '/session-certification/telechargements/:id',
    summary: 'Télécharger les certificats d’une session.',
    access: capability('session-certification', 'issue-certificats'),
    params: ById,
    answer: answerFile,
  }),
  checkAnimateur: endpoint({
    built: false,
    method: 'POST',
    path: '/session-certification/check-animateur',
    summary: 'Vérifier qu’un formateur peut animer une session.',
    access: capability('none', 'manage-sessions'),
    body: json(
      z.object({
        animateurHabilisId: HabilisId,
        habilitationId: Id,
        dateSession: CalendarDate,
        dateFinSession: CalendarDate,
      }),
    ),
    answer: answerJson(
      z.object({ nomPrenom: z.nullable(z.string()), certificatValide: z.boolean(), dejaPris: z.boolean() }),
    ),
  }),
  search: endpoint({
    built: false,
    method: 'POST',
    path: '/session-certification/search',
    summary: 'Chercher une session.',
    access: capability('list', 'read-sessions'),
    body: json(Search),
    answer: answerJson(listOf(SessionSummary)),
  }),
  createPreAccount: endpoint({
    built: false,
    method: 'POST',
    path: '/session-certification/pre-account',
    summary: 'Saisir un stagiaire qui n’est pas encore connu.',
    access: capability('session-certification-body', 'manage-sessions'),
    body: json(z.extend(Identite, { sessionId: Id })),
    answer: answerJson(Stagiaire),
  }),
  removePreAccount: endpoint({
    built: false,
    method: 'POST',
    path: '/session-certification/pre-account/delete',
    summary: 'Retirer un stagiaire saisi.',
    access: capability('session-certification-body', 'manage-sessions'),
    body: json(z.object({ preCompteId: Id })),
    answer: answerNothing,
  }),
  checkStagiaire: endpoint({
    built: false,
    method: 'POST',
    path: '/session-certification/stagiaire/check',
    summary: 'Retrouver un stagiaire déjà connu.',
    access: capability('none', 'manage-sessions'),
    body: json(StagiaireCheck),
    answer: answerJson(StagiaireTrouve),
  }),
  checkCreateStagiaire: endpoint({
    built: false,
    method: 'PATCH',
    path: '/session-certification/:id/stagiaire/create/check',
    summary: 'Vérifier un stagiaire avant de le saisir.',
    access: capability('session-certification', 'manage-sessions'),
    params: ById,
    body: json(Identite),
    answer: answerJson(StagiaireTrouve),
  }),
  certificats: endpoint({
    built: false,
    method: 'PATCH',
    path: '/session-certification/:id/certificats',
    summary: 'Délivrer de nouveau des certificats d’une session close.',
    access: capability('session-certification', 'issue-certificats'),
    params: ById,
    body: json(openBody),
    answer: answerJson(openAnswer),
  }),
  ...writes,
  remove: endpoint({
    built: false,
    method: 'DELETE',
    path: '/session-certification/:id',
    summary: 'Supprimer une session qui n’est pas close.',
    access: capability('session-certification', 'delete-session'),
    params: ById,
    answer: answerNothing,
  }),
};
