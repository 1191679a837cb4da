import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint } from '../endpoint.ts';
import { CalendarDate } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { OrdreDuJour, PointOrdreDuJour, Seance } from './Seance.ts';

const ByDate = z.object({ date: CalendarDate });

/** The commission's own calls: its days and what is before it. */
export const commission = {
  seances: endpoint({
    method: 'GET',
    path: '/commission/seances',
    summary: 'Lister les séances de la commission : celles où il reste à décider, puis les plus récentes.',
    access: capability('none', 'read-commission'),
    answer: answerJson(z.object({ ouvertes: z.array(Seance), tenues: z.array(Seance) })),
  }),
  ordreDuJour: endpoint({
    method: 'GET',
    path: '/commission/seances/:date',
    summary: 'Lire l’ordre du jour d’une séance, avec les décisions prises.',
    access: capability('none', 'read-commission'),
    params: ByDate,
    answer: answerJson(OrdreDuJour),
  }),
  ordreDuJourPdf: endpoint({
    method: 'GET',
    path: '/commission/seances/:date/pdf',
    summary: 'Télécharger l’ordre du jour d’une séance en PDF.',
    access: capability('none', 'read-commission'),
    params: ByDate,
    answer: answerFile,
  }),
  ordreDuJourTableau: endpoint({
    method: 'GET',
    path: '/commission/seances/:date/tableau',
    summary: 'Télécharger l’ordre du jour d’une séance pour un tableur.',
    access: capability('none', 'read-commission'),
    params: ByDate,
    query: z.object({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    answer: answerFile,
  }),
  aPlanifier: endpoint({
    method: 'GET',
    path: '/commission/a-planifier',
    summary: 'Lister les demandes prêtes pour la commission et sans date.',
    access: capability('none', 'read-commission'),
    query: z.object({ ...ListQuery, recherche: filter() }),
    answer: answerJson(listOf(PointOrdreDuJour)),
  }),
};
