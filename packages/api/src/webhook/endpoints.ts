import { ETATS_LIVRAISON } from '@habilis/domain/webhook/Livraison';
import * as z from 'zod/mini';
import { answerJson, answerNothing, capability, endpoint, json } from '../endpoint.ts';
import { PathId, Version } from '../wire/formats.ts';
import { Livraisons, NouveauWebhook, Rejeu, WebhookAvecSecret, WebhookChange, WebhookLu, Webhooks } from './Webhook.ts';

const ById = z.object({ id: PathId });
const AtVersion = json(z.object({ version: Version }));
const read = { access: capability('webhook', 'manage-webhooks'), params: ById } as const;
// What acts for a software is changed under one's own name.
const changed = { ...read, impersonation: 'refused' } as const;
const STALE = ['webhook.version-perimee'] as const;

/** Webhooks: addresses that are told what happens, and what they were told (rules/wire#webhooks; decision 0260). */
export const webhook = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks/',
    summary: 'Lister les webhooks de son entité, ou tous.',
    access: capability('list', 'manage-webhooks'),
    answer: answerJson(Webhooks),
  }),
  get: endpoint({
    ...read,
    method: 'GET',
    path: '/webhooks/:id',
    summary: 'Lire un webhook.',
    answer: answerJson(WebhookLu),
  }),
  create: endpoint({
    method: 'POST',
    path: '/webhooks/',
    summary: 'Créer un webhook ; la réponse donne son secret, qui n’est plus jamais montré.',
    access: capability('none', 'manage-webhooks'),
    impersonation: 'refused',
    body: json(NouveauWebhook),
    answer: answerJson(WebhookAvecSecret),
  }),
  update: endpoint({
    ...changed,
    method: 'PUT',
    path: '/webhooks/:id',
    summary: 'Changer le nom, l’adresse ou les événements d’un webhook.',
    body: json(WebhookChange),
    answer: answerJson(WebhookLu),
    problems: { 409: STALE },
  }),
  remove: endpoint({
    ...changed,
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Supprimer un webhook et son historique.',
    body: AtVersion,
    answer: answerNothing,
    problems: { 409: STALE },
  }),
  remplacerSecret: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/secret',
    summary: 'Remplacer le secret d’un webhook ; l’ancien signe aussi pendant un jour encore.',
    body: AtVersion,
    answer: answerJson(WebhookAvecSecret),
    problems: { 409: STALE },
  }),
  arreter: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/arret',
    summary: 'Arrêter un webhook : plus rien n’y est envoyé.',
    body: AtVersion,
    answer: answerJson(WebhookLu),
    problems: { 409: STALE },
  }),
  reprendre: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/reprise',
    summary: 'Remettre un webhook en service et en répondre ; ce qui attendait part.',
    body: AtVersion,
    answer: answerJson(WebhookLu),
    problems: { 409: STALE },
  }),
  essayer: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/essai',
    summary: 'Envoyer un message d’essai à un webhook ; l’historique dit ce qu’il a répondu.',
    answer: answerNothing,
  }),
  livraisons: endpoint({
    ...read,
    method: 'GET',
    path: '/webhooks/:id/livraisons',
    summary: 'Lire les messages envoyés à un webhook, avec chaque tentative.',
    query: z.strictObject({
      /** Only messages before this one. */
      avant: z.optional(PathId),
      etat: z.optional(z.enum(ETATS_LIVRAISON)),
    }),
    answer: answerJson(Livraisons),
  }),
  rejouer: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/livraisons/:livraisonId/rejeu',
    summary: 'Envoyer de nouveau un message, sous le même numéro.',
    params: z.object({ id: PathId, livraisonId: PathId }),
    answer: answerNothing,
    problems: { 409: ['webhook.arrete', 'webhook.livraison-disparue'] },
  }),
  rejouerPeriode: endpoint({
    ...changed,
    method: 'POST',
    path: '/webhooks/:id/rejeu',
    summary:
      'Envoyer ce qui s’est passé pendant une période, même quand le webhook était arrêté ; dit combien de messages.',
    body: json(Rejeu),
    answer: answerJson(z.object({ nombre: z.int() })),
    problems: { 409: ['webhook.arrete'] },
  }),
};
