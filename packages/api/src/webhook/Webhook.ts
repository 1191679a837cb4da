import { ETATS_LIVRAISON, MOTIFS_ARRET_WEBHOOK, RESULTATS_TENTATIVE } from '@habilis/domain/webhook/Livraison';
import { TYPES_LIVRAISON, TYPES_WEBHOOK } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { LONGEST_ADRESSE_WEBHOOK } from '@habilis/domain/webhook/webhookFaults';
import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, Version } from '../wire/formats.ts';

/** Whose events a webhook hears: of one entite, of those of one caisse, or, when both are null, of all. */
const Portee = z.object({
  entite: z.nullable(z.object({ id: Id, raisonSociale: z.string() })),
  caisse: z.nullable(z.object({ id: Id, libelle: z.string() })),
});

/** An address that is told what happens (decision 0260). */
export const WebhookLu = z.object({
  id: Id,
  version: Version,
  nom: z.string(),
  adresse: z.string(),
  types: z.array(z.enum(TYPES_WEBHOOK)),
  portee: Portee,
  /** Who answers for it: while their role has ended nothing leaves; null when it has. */
  responsable: z.nullable(z.string()),
  creeLe: Instant,
  secretLe: Instant,
  /** Until when the former secret signs too; null when it does no more. */
  ancienSecretFinitLe: z.nullable(Instant),
  /** Since when it is off; null while it is on. */
  arreteLe: z.nullable(Instant),
  motifArret: z.nullable(z.enum(MOTIFS_ARRET_WEBHOOK)),
  /** Messages of the last seven days, trials apart. */
  nbSemaine: z.int(),
  nbRemisesSemaine: z.int(),
  /** Messages that wait for their next try. */
  nbEnAttente: z.int(),
  prochaineLe: z.nullable(Instant),
  /** How the last try ended; null before the first one. */
  derniere: z.nullable(
    z.object({ resultat: z.enum(RESULTATS_TENTATIVE), statut: z.nullable(z.int()), faiteLe: Instant }),
  ),
});
export type WebhookLu = z.infer<typeof WebhookLu>;

export const Webhooks = z.object({
  webhooks: z.array(WebhookLu),
  /** Whether an address may lead to the server's own machine: in a trial alone. */
  isLocalAllowed: z.boolean(),
});
export type Webhooks = z.infer<typeof Webhooks>;

const Saisi = {
  nom: z.string().check(z.maxLength(200)),
  adresse: z.string().check(z.maxLength(2 * LONGEST_ADRESSE_WEBHOOK)),
  types: z.array(z.enum(TYPES_WEBHOOK)).check(z.maxLength(TYPES_WEBHOOK.length)),
};

/** A webhook to make; a gestionnaire names the own entite. */
export const NouveauWebhook = z.object({ ...Saisi, entiteId: z.nullable(Id), caisseId: z.nullable(Id) });
export type NouveauWebhook = z.infer<typeof NouveauWebhook>;

export const WebhookChange = z.object({ ...Saisi, version: Version });
export type WebhookChange = z.infer<typeof WebhookChange>;

/** A secret, told once: `whsec_` and its bytes in base64 (Standard Webhooks). */
export const WebhookAvecSecret = z.object({ webhook: WebhookLu, secret: z.string() });
export type WebhookAvecSecret = z.infer<typeof WebhookAvecSecret>;

const Tentative = z.object({
  faiteLe: Instant,
  dureeMs: z.int(),
  resultat: z.enum(RESULTATS_TENTATIVE),
  statut: z.nullable(z.int()),
  /** The beginning of what was answered. */
  reponse: z.string(),
});

/** A message to a webhook with its tries, the last one first. */
export const LivraisonLue = z.object({
  id: Id,
  messageId: z.string(),
  type: z.enum(TYPES_LIVRAISON),
  objet: z.string(),
  objetId: Id,
  numero: z.string(),
  survenuLe: Instant,
  etat: z.enum(ETATS_LIVRAISON),
  prochaineLe: z.nullable(Instant),
  tentatives: z.array(Tentative),
});
export type LivraisonLue = z.infer<typeof LivraisonLue>;

/** A part of the history, the last messages first. */
export const Livraisons = z.object({
  livraisons: z.array(LivraisonLue),
  /** Asked for as `avant`, it gives what came before; null when there is nothing. */
  suite: z.nullable(Id),
});
export type Livraisons = z.infer<typeof Livraisons>;

/** Days, of Paris, of which every message is to be sent again, or at last. */
export const Rejeu = z.object({ dateDebut: z.nullable(CalendarDate), dateFin: z.nullable(CalendarDate) });
export type Rejeu = z.infer<typeof Rejeu>;
