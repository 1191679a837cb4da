import type { Livraisons } from '@habilis/api/webhook/Webhook';
import type { EtatLivraison } from '@habilis/domain/webhook/Livraison';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { webhooksARemettre } from '../envoi/jobs.ts';
import { newMessageId } from '../envoi/queueLivraisons.ts';

/** Messages of one answer. */
const PART = 25;
const OBJET = 'webhook';

/** A part of the history of a webhook, the last messages first (WH9). */
export async function readLivraisons(
  { db }: Pick<RoleContext, 'db'>,
  id: number,
  { avant, etat }: { readonly avant?: number | undefined; readonly etat?: EtatLivraison | undefined },
): Promise<Livraisons> {
  const rows = await db
    .selectFrom('webhook_livraison as livraison')
    .innerJoin('webhook', 'webhook.id', 'livraison.webhook_id')
    .selectAll('livraison')
    .select('webhook.arrete_le')
    .where('webhook.id', '=', id)
    .$if(avant !== undefined, (query) => query.where('livraison.id', '<', avant ?? 0))
    .$if(etat !== undefined, (query) => query.where('livraison.etat', '=', etat ?? 'ATTENTE'))
    .orderBy('livraison.id', 'desc')
    .limit(PART + 1)
    .execute();
  const shown = rows.slice(0, PART);
  const tries = await db
    .selectFrom('webhook_tentative')
    .selectAll()
    .where('livraison_id', '=', sql<number>`any(${shown.map((row) => row.id)}::integer[])`)
    .orderBy('id', 'desc')
    .execute();
  return {
    livraisons: shown.map((row) => ({
      id: row.id,
      messageId: row.message_id,
      type: row.type,
      objet: row.objet_type,
      objetId: row.objet_id,
      numero: row.numero,
      survenuLe: row.survenu_le.toISOString(),
      etat: row.etat,
      // While the webhook is off a trial alone is tried.
      prochaineLe: row.arrete_le === null || row.type === TYPE_ESSAI ? (row.prochaine_le?.toISOString() ?? null) : null,
      tentatives: tries
        .filter((one) => one.livraison_id === row.id)
        .map(({ faite_le, duree_ms: dureeMs, resultat, statut, reponse }) => ({
          faiteLe: faite_le.toISOString(),
          dureeMs,
          resultat,
          statut,
          reponse,
        })),
    })),
    suite: rows.length > PART ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Sends a trial, also while the webhook is off: it is tried once (WH12). */
export async function tryWebhook(context: RoleContext, id: number): Promise<undefined> {
  const { db, now, jobs } = context;
  await db
    .insertInto('webhook_livraison')
    .values({
      webhook_id: id,
      evenement_id: null,
      message_id: newMessageId,
      type: TYPE_ESSAI,
      objet_type: 'webhook',
      objet_id: id,
      numero: String(id),
      survenu_le: now,
      etat: 'ATTENTE',
      depuis: now,
      prochaine_le: now,
      prise_jusque: null,
    })
    .execute();
  await jobs.send(webhooksARemettre, { webhookId: id }, db);
  await context.audit({ action: 'webhook.Essaie', objetType: OBJET, objetId: id });
  return undefined;
}
