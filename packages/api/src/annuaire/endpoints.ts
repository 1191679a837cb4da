import { DEPARTEMENTS } from '@habilis/domain/entite/DEPARTEMENTS';
import * as z from 'zod/mini';
import { answerFile, answerJson, endpoint, guest } from '../endpoint.ts';
import { CalendarDate, PathId } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { AnnuaireEntite, AnnuaireFiche, AnnuaireNiveau } from './AnnuaireEntite.ts';

/** Columns by which the directory is sorted. */
export const ANNUAIRE_SORTS = ['raisonSociale', 'ville'] as const;

const filters = {
  texte: filter(),
  /** The code of a niveau. */
  niveau: filter(20),
  departement: codeAmong(DEPARTEMENTS),
  /** The day of interest; today when absent. */
  date: z.optional(CalendarDate),
};
const order = { tri: z._default(z.enum(ANNUAIRE_SORTS), 'raisonSociale'), ordre: ListQuery.ordre };

/** The public directory of accredited entites (domain, decision 6). */
export const annuaire = {
  list: endpoint({
    method: 'GET',
    path: '/annuaire',
    summary: 'Chercher parmi les entités habilitées à une date.',
    access: guest,
    query: z.strictObject({ ...ListQuery, ...order, ...filters }),
    answer: answerJson(listOf(AnnuaireEntite)),
    cachedSeconds: 60,
  }),
  niveaux: endpoint({
    method: 'GET',
    path: '/annuaire/niveaux',
    summary: 'Lister les niveaux par lesquels filtrer l’annuaire.',
    access: guest,
    answer: answerJson(z.array(AnnuaireNiveau)),
    cachedSeconds: 60,
  }),
  export: endpoint({
    method: 'GET',
    path: '/annuaire/export',
    summary: 'Télécharger en CSV les entités habilitées à une date.',
    access: guest,
    query: z.strictObject({ ...order, ...filters }),
    answer: answerFile,
  }),
  get: endpoint({
    method: 'GET',
    path: '/annuaire/:id',
    summary: 'Lire ce que l’annuaire dit d’une entité à une date.',
    access: guest,
    params: z.object({ id: PathId }),
    query: z.strictObject({ date: filters.date }),
    answer: answerJson(AnnuaireFiche),
    cachedSeconds: 60,
  }),
};
