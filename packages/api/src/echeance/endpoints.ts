import { GENRES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import * as z from 'zod/mini';
import { answerFile, answerJson, answerNothing, capability, endpoint, guest } from '../endpoint.ts';
import { EXPORT_PROBLEMS, exportFields } from '../wire/Export.ts';
import { Key } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { Borne, Calendrier, Echeance, LigneDeTemps, NouveauCalendrier } from './Echeance.ts';

/** The columns of the file, in order. */
export const ECHEANCE_COLUMNS = [
  'date',
  'genre',
  'nature',
  'objet',
  'numero',
  'dispositifNiveau',
  'raisonSociale',
] as const;
export const ECHEANCE_VIEWS = ['toutes', 'a-vous', 'en-retard'] as const;

const filters = {
  genre: z.optional(z.enum(GENRES_ECHEANCE)),
  vue: z._default(z.enum(ECHEANCE_VIEWS), 'toutes'),
  /** First and last month or day, both included. */
  du: z.optional(Borne),
  au: z.optional(Borne),
};
const readEcheances = capability('list', 'read-echeances');

/** What ends or is due in the caller's scope, and the calendar that a program reads (decision 0069). */
export const echeance = {
  ligne: endpoint({
    method: 'GET',
    path: '/echeance/ligne',
    summary: 'Lire sa ligne de temps : ce qui est en retard, trente jours par semaine, puis les mois.',
    access: readEcheances,
    answer: answerJson(LigneDeTemps),
  }),
  list: endpoint({
    method: 'GET',
    path: '/echeance/',
    summary: 'Lister ses échéances, la plus proche d’abord.',
    access: readEcheances,
    query: z.strictObject({ ...ListQuery, ...filters }),
    answer: answerJson(listOf(Echeance)),
  }),
  aVous: endpoint({
    method: 'GET',
    path: '/echeance/a-vous',
    summary: 'Compter ce qui attend son rôle : ses échéances, et ce qu’il a commencé et qui n’a pas de jour.',
    access: readEcheances,
    answer: answerJson(z.object({ total: z.int() })),
  }),
  export: endpoint({
    method: 'GET',
    path: '/echeance/export',
    summary: 'Télécharger la liste de ses échéances.',
    access: readEcheances,
    query: z.strictObject({ ...filters, ordre: ListQuery.ordre, ...exportFields(ECHEANCE_COLUMNS) }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  calendrier: endpoint({
    method: 'GET',
    path: '/echeance/calendrier',
    summary: 'Savoir si son rôle a un calendrier, et quand il a été lu.',
    access: capability('none', 'read-echeances'),
    answer: answerJson(Calendrier),
  }),
  createCalendrier: endpoint({
    method: 'POST',
    path: '/echeance/calendrier',
    summary: 'Créer l’adresse du calendrier de son rôle, dite cette seule fois ; elle remplace la précédente.',
    access: capability('none', 'read-echeances'),
    impersonation: 'refused',
    answer: answerJson(NouveauCalendrier),
  }),
  revokeCalendrier: endpoint({
    method: 'DELETE',
    path: '/echeance/calendrier',
    summary: 'Révoquer l’adresse du calendrier de son rôle.',
    access: capability('none', 'read-echeances'),
    impersonation: 'refused',
    answer: answerNothing,
  }),
  flux: endpoint({
    method: 'GET',
    path: '/echeance/agenda/:key/echeances.ics',
    summary: 'Lire un calendrier par son adresse, pour un programme d’agenda (RFC 5545).',
    access: guest,
    params: z.object({ key: Key }),
    answer: answerFile,
  }),
};
