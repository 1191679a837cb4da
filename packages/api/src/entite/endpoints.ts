import * as z from 'zod/mini';
import { DemandeSummary } from '../demande/DemandeSummary.ts';
import { answerJson, capability, endpoint, json, multipart } from '../endpoint.ts';
import { Habilitation } from '../habilitation/Habilitation.ts';
import { CaisseRef } from '../mrp/CaisseRef.ts';
import { Id, PathId } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { CaisseWrite, DateFinActiviteWrite, Entite, EntiteCreation, EntiteRef } from './Entite.ts';

const ById = z.object({ id: PathId });
const Search = z.object({
  ...ListQuery,
  tri: z._default(z.enum(['raisonSociale', 'ville', 'caisse']), 'raisonSociale'),
  recherche: filter(),
  caisseId: z.optional(Id),
  departement: filter(3),
});
const stale = { 409: ['entite.version-perimee'] } as const;

/** The entities (specification, section 7). */
export const entite = {
  list: endpoint({
    method: 'GET',
    path: '/entite/',
    summary: 'Lister les entités que son rôle peut lire.',
    access: capability('list', 'read-entites'),
    answer: answerJson(z.array(EntiteRef)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/entite/:id',
    summary: 'Lire une entité.',
    access: capability('entite', 'read-entites'),
    params: ById,
    answer: answerJson(Entite),
  }),
  habilitationsActives: endpoint({
    method: 'GET',
    path: '/entite/:id/habilitations-actives',
    summary: 'Lister les habilitations actives d’une entité.',
    access: capability('entite', 'read-habilitations'),
    params: ById,
    answer: answerJson(z.array(Habilitation)),
  }),
  caisse: endpoint({
    method: 'GET',
    path: '/entite/:id/caisse',
    summary: 'Connaître la caisse instructrice d’une entité.',
    access: capability('entite', 'read-entites'),
    params: ById,
    answer: answerJson(z.nullable(CaisseRef)),
  }),
  demandes: endpoint({
    method: 'GET',
    path: '/entite/:id/demandes',
    summary: 'Lister les demandes d’une entité.',
    access: capability('entite', 'read-demandes'),
    params: ById,
    answer: answerJson(z.array(DemandeSummary)),
  }),
  search: endpoint({
    method: 'POST',
    path: '/entite/search',
    summary: 'Chercher une entité.',
    access: capability('list', 'read-entites'),
    body: json(Search),
    answer: answerJson(listOf(Entite)),
  }),
  create: endpoint({
    method: 'POST',
    path: '/entite/create',
    summary: 'Créer une entité sans demande.',
    access: capability('none', 'create-entite'),
    body: multipart(EntiteCreation, 'fileUploads'),
    answer: answerJson(Entite),
  }),
  setDateFinActivite: endpoint({
    method: 'PUT',
    path: '/entite/date-fin-activite',
    summary: 'Fixer la fin d’activité d’une entité.',
    access: capability('entite-body', 'end-activite'),
    body: json(DateFinActiviteWrite),
    answer: answerJson(Entite),
    problems: stale,
  }),
  setCaisse: endpoint({
    method: 'PUT',
    path: '/entite/caisse',
    summary: 'Confier une entité à une autre caisse.',
    access: capability('entite-body', 'change-caisse'),
    body: json(CaisseWrite),
    answer: answerJson(Entite),
    problems: stale,
  }),
};
