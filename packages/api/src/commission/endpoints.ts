import * as z from 'zod/mini';
import { answerFile, answerJson, capability, endpoint, json } from '../endpoint.ts';
import { CalendarDate } from '../wire/formats.ts';
import { ListQuery, listOf } from '../wire/List.ts';
import { filter } from '../wire/texts.ts';
import { ApercuLettre } from './Lettre.ts';
import { OrdreDuJour, PointOrdreDuJour, Seance } from './Seance.ts';
import { DecisionsWrite, HeldDecisions, Issue, PlanificationWrite } from './writes.ts';

const ByDate = z.object({ date: CalendarDate });

/** The commission's calls: its days, its decisions, and their cancellation. */
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
    query: z.strictObject({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
    answer: answerFile,
  }),
  aPlanifier: endpoint({
    method: 'GET',
    path: '/commission/a-planifier',
    summary: 'Lister les demandes prêtes pour la commission et sans date.',
    access: capability('none', 'read-commission'),
    query: z.strictObject({ ...ListQuery, recherche: filter() }),
    answer: answerJson(listOf(PointOrdreDuJour)),
  }),
  planifier: endpoint({
    method: 'PUT',
    path: '/commission/planification',
    summary: 'Inscrire des demandes à une séance, les changer de séance ou les en retirer ; chacune a son issue.',
    access: capability('none', 'decide'),
    body: json(PlanificationWrite),
    answer: answerJson(z.array(Issue)),
  }),
  apercu: endpoint({
    method: 'POST',
    path: '/commission/decisions/apercu',
    duringArret: 'lecture',
    summary: 'Voir les lettres que des décisions enverraient, sans rien enregistrer.',
    access: capability('none', 'decide'),
    body: json(DecisionsWrite),
    answer: answerJson(z.array(ApercuLettre)),
  }),
  decider: endpoint({
    method: 'POST',
    path: '/commission/decisions',
    summary: 'Enregistrer des décisions ; chacune a son issue, et part après le délai d’annulation.',
    access: capability('none', 'decide'),
    body: json(DecisionsWrite),
    answer: answerJson(z.array(Issue)),
  }),
  enAttente: endpoint({
    method: 'GET',
    path: '/commission/decisions',
    summary: 'Lister les décisions dont la lettre n’est pas encore partie.',
    access: capability('none', 'decide'),
    answer: answerJson(z.array(PointOrdreDuJour)),
  }),
  annuler: endpoint({
    method: 'POST',
    path: '/commission/decisions/annulation',
    summary: 'Annuler des décisions dont la lettre n’est pas encore partie ; chacune a son issue.',
    access: capability('none', 'decide'),
    body: json(HeldDecisions),
    answer: answerJson(z.array(Issue)),
    problemsOfOne: { 409: ['commission.decision-partie', 'commission.decision-annulee'] },
  }),
  envoyer: endpoint({
    method: 'POST',
    path: '/commission/decisions/envoi',
    summary: 'Envoyer des décisions sans attendre la fin de leur délai ; chacune a son issue.',
    access: capability('none', 'decide'),
    body: json(HeldDecisions),
    answer: answerJson(z.array(Issue)),
    problemsOfOne: {
      409: ['commission.decision-partie', 'commission.decision-annulee', 'commission.decision-changee'],
    },
  }),
};
