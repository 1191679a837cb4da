import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json, ownAccount } from '../endpoint.ts';
import { text } from '../wire/texts.ts';
import { Impersonation, ImpersonationStart, PersonneTrouvee } from './Impersonation.ts';

/** Acting in another person's name (rules/rights#acting); these calls always concern the one who acts. */
export const impersonation = {
  current: endpoint({
    method: 'GET',
    path: '/impersonation',
    duringArret: 'toujours',
    summary: 'Savoir en tant que qui sa session agit, et jusqu’à quand.',
    access: ownAccount,
    impersonation: 'own',
    answer: answerJson(z.object({ ouverte: z.nullable(Impersonation) })),
  }),
  start: endpoint({
    method: 'POST',
    path: '/impersonation',
    summary: 'Agir en tant qu’une autre personne, en disant pourquoi.',
    access: capability('none', 'impersonate'),
    impersonation: 'own',
    body: json(ImpersonationStart),
    answer: answerJson(Impersonation),
    problems: {
      400: ['impersonation.soi-meme'],
      403: ['impersonation.personne-protegee'],
      404: ['introuvable'],
      409: ['impersonation.compte-inactif'],
    },
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/impersonation',
    duringArret: 'toujours',
    summary: 'Cesser d’agir en tant qu’une autre personne.',
    access: ownAccount,
    impersonation: 'own',
    answer: answerNothing,
  }),
  personnes: endpoint({
    method: 'GET',
    path: '/impersonation/personnes',
    summary: 'Trouver une personne par son identifiant, son nom ou son adresse.',
    access: capability('none', 'impersonate'),
    impersonation: 'own',
    query: z.strictObject({ recherche: text(100) }),
    answer: answerJson(z.array(PersonneTrouvee)),
  }),
};
