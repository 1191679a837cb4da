import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { DELAIS_ALERTE } from '@habilis/domain/alerte/delais';
import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, signedIn } from '../endpoint.ts';
import { RoleTypeSchema } from '../role/Role.ts';
import { PathId } from '../wire/formats.ts';
import { listOf, ListQuery } from '../wire/List.ts';
import { codeAmong } from '../wire/texts.ts';
import { Alerte, AlerteCount, AlerteDeTous, AlertesDuType } from './Alerte.ts';

const ById = z.object({ id: PathId });
const OF_ALL = capability('list', 'read-alertes-de-tous');

/** The filters of the alerts of all, but their type. */
const AmongAll = {
  role: z.optional(RoleTypeSchema),
  /** Code of a caisse: that of the role, or of the entite, for which an alert is. */
  caisse: codeAmong(CODES_CAISSES),
  delai: z.optional(z.enum(DELAIS_ALERTE)),
};

/** The alerts of a role and its holder, and those of all. */
export const alerte = {
  list: endpoint({
    method: 'GET',
    path: '/alerte/',
    summary: 'Lire les alertes de son rôle.',
    access: signedIn,
    answer: answerJson(z.array(Alerte)),
  }),
  count: endpoint({
    method: 'GET',
    path: '/alerte/count',
    summary: 'Compter les alertes de son rôle, et celles qui sont en retard.',
    access: signedIn,
    answer: answerJson(AlerteCount),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/alerte/:id',
    summary: 'Supprimer une alerte pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
    problems: { 400: ['alerte.non-supprimable'] },
  }),
  restore: endpoint({
    method: 'DELETE',
    path: '/alerte/:id/suppression',
    summary: 'Remettre une alerte que l’on vient de supprimer pour soi.',
    access: signedIn,
    params: ById,
    answer: answerNothing,
  }),
  ofAll: endpoint({
    method: 'GET',
    path: '/alerte/toutes',
    summary: 'Lister les alertes de tous, les plus en retard d’abord.',
    access: OF_ALL,
    query: z.strictObject({ ...ListQuery, type: z.optional(z.enum(ALERTE_TYPES)), ...AmongAll }),
    answer: answerJson(listOf(AlerteDeTous)),
  }),
  countOfAll: endpoint({
    method: 'GET',
    path: '/alerte/toutes/comptes',
    summary: 'Compter les alertes de tous par type, celles qui sont en retard à part.',
    access: OF_ALL,
    query: z.strictObject(AmongAll),
    answer: answerJson(z.array(AlertesDuType)),
  }),
};
