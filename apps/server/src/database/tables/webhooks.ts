import type { ObjetEvenement } from '@habilis/domain/evenement/TYPES_EVENEMENT';
import type { EtatLivraison, MotifArretWebhook, ResultatTentative } from '@habilis/domain/webhook/Livraison';
import type { TypeLivraison, TypeWebhook } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;

/** An address that is told what happens to an entite, to those of a caisse, or to all; its secrets are sealed (decision 0260). */
export type WebhookTable = {
  id: Generated<number>;
  version: Generated<number>;
  nom: string;
  entite_id: number | null;
  caisse_id: number | null;
  adresse: string;
  types: TypeWebhook[];
  secret: string;
  secret_le: Instant;
  ancien_secret: string | null;
  ancien_secret_jusque: Instant | null;
  /** The role that answers for it: while it has ended, nothing leaves. */
  responsable_id: number | null;
  cree_le: Instant;
  /** How the last try ended. */
  derniere_le: Generated<Date | null>;
  dernier_resultat: Generated<ResultatTentative | null>;
  dernier_statut: Generated<number | null>;
  arrete_le: Instant | null;
  arrete_motif: MotifArretWebhook | null;
};

/** A message to a webhook, under the same id at each try. */
export type WebhookLivraisonTable = {
  id: Generated<number>;
  webhook_id: number;
  evenement_id: number | null;
  message_id: string;
  type: TypeLivraison;
  objet_type: ObjetEvenement | 'webhook';
  objet_id: number;
  numero: string;
  survenu_le: Instant;
  etat: EtatLivraison;
  /** Tries since it was written, or last asked for again. */
  tentatives: Generated<number>;
  depuis: Instant;
  prochaine_le: Instant | null;
  /** Until when a process that took it may be at it. */
  prise_jusque: Instant | null;
};

/** One try of a message, with the beginning of what was answered. */
export type WebhookTentativeTable = {
  id: Generated<number>;
  livraison_id: number;
  faite_le: Instant;
  duree_ms: number;
  resultat: ResultatTentative;
  statut: number | null;
  reponse: string;
};

declare module '../Database.ts' {
  /** Webhooks. */
  interface Database {
    webhook: WebhookTable;
    webhook_livraison: WebhookLivraisonTable;
    webhook_tentative: WebhookTentativeTable;
  }
}
