import { OUVERTURES } from '@habilis/domain/annuaire/ouvertureOf';
import { LIEUX } from '@habilis/domain/entite/DEPARTEMENTS';
import * as z from 'zod/mini';
import { answerFile, answerJson, endpoint, guest } from '../endpoint.ts';
import { CalendarDate, PathId } from '../wire/formats.ts';
import { EXPORT_FORMATS, EXPORT_PROBLEMS } from '../wire/Export.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { codeAmong, filter } from '../wire/texts.ts';
import { AnnuaireDepartement, AnnuaireEntite, AnnuaireFiche, AnnuaireNiveau } from './AnnuaireEntite.ts';

/** Columns by which the directory is sorted. */
export const ANNUAIRE_SORTS = ['raisonSociale', 'ville'] as const;

/** How old an answer of the directory may be. */
export const ANNUAIRE_CACHED_SECONDS = 60;

/** What is asked of the whole country. */
const question = {
  /** Words of the name. */
  texte: filter(),
  /** The code of a niveau. */
  niveau: filter(20),
  /** Words that begin the postal code or the town. */
  lieu: filter(),
  /** The day of interest; today when absent. */
  date: z.optional(CalendarDate),
};
const filters = {
  ...question,
  departement: codeAmong(LIEUX),
  /** Those that train anybody, or only whom they employ. */
  ouverture: z.optional(z.enum(OUVERTURES)),
};
const order = { tri: z._default(z.enum(ANNUAIRE_SORTS), 'raisonSociale'), ordre: ListQuery.ordre };

/** The public directory of accredited entites (rules/public#directory). */
export const annuaire = {
  list: endpoint({
    method: 'GET',
    path: '/annuaire',
    summary: 'Chercher parmi les entités habilitées à une date.',
    access: guest,
    query: z.strictObject({ ...ListQuery, ...order, ...filters }),
    answer: answerJson(listOf(AnnuaireEntite)),
    cachedSeconds: ANNUAIRE_CACHED_SECONDS,
  }),
  niveaux: endpoint({
    method: 'GET',
    path: '/annuaire/niveaux',
    summary: 'Lister les niveaux par lesquels filtrer l’annuaire.',
    access: guest,
    answer: answerJson(z.array(AnnuaireNiveau)),
    cachedSeconds: ANNUAIRE_CACHED_SECONDS,
  }),
  departements: endpoint({
    method: 'GET',
    path: '/annuaire/departements',
    summary: 'Compter par département les entités habilitées à une date.',
    access: guest,
    query: z.strictObject(question),
    answer: answerJson(z.array(AnnuaireDepartement)),
    cachedSeconds: ANNUAIRE_CACHED_SECONDS,
  }),
  export: endpoint({
    method: 'GET',
    path: '/annuaire/export',
    summary: 'Télécharger en CSV ou en XLSX les entités habilitées à une date.',
    access: guest,
    query: z.strictObject({ ...order, ...filters, format: z._default(z.enum(EXPORT_FORMATS), 'csv') }),
    answer: answerFile,
    problems: EXPORT_PROBLEMS,
  }),
  get: endpoint({
    method: 'GET',
    path: '/annuaire/:id',
    summary: 'Lire ce que l’annuaire dit d’une entité à une date.',
    access: guest,
    params: z.object({ id: PathId }),
    query: z.strictObject({ date: filters.date }),
    answer: answerJson(AnnuaireFiche),
    cachedSeconds: ANNUAIRE_CACHED_SECONDS,
  }),
};
