import type { TypeEvenement } from '../evenement/TYPES_EVENEMENT.ts';

/** What a webhook may be told of: events of the catalogue, under their own names (rules/wire#webhooks; decision 0260). */
export const TYPES_WEBHOOK = [
  'decision-rendue',
  'decision-administrative-rendue',
  'habilitation-suspendue',
  'habilitation-suspension-levee',
  'habilitation-suspension-finie',
  'habilitation-rompue',
  'habilitation-terminee',
  'habilitation-supprimee',
  'session-cloturee',
  'session-supprimee',
  'certificat-delivre',
  'certificat-revoque',
  'certificat-corrige',
] as const satisfies readonly TypeEvenement[];
export type TypeWebhook = (typeof TYPES_WEBHOOK)[number];

/** The type of a message that somebody sends to try a webhook. */
export const TYPE_ESSAI = 'essai';
/** The type of a message: of what happened, or of a trial. */
export type TypeLivraison = TypeWebhook | typeof TYPE_ESSAI;
export const TYPES_LIVRAISON = [...TYPES_WEBHOOK, TYPE_ESSAI] as const;
