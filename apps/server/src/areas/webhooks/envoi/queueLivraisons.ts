import { TYPES_WEBHOOK, type TypeWebhook } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { sql } from 'kysely';
import type { Evenement, Readers, Telling } from '../../../platform/evenement/Evenement.ts';
import { objetOf } from '../../../platform/evenement/happened.ts';
import { concerns } from './concerns.ts';
import { isAnswered } from './isAnswered.ts';
import { webhooksARemettre } from './jobs.ts';

/** The id of a message, made by the database. */
export const newMessageId = sql<string>`'msg_' || replace(gen_random_uuid()::text, '-', '')`;

/** The columns of a new message, in the order of the selections that write them. */
export const COLUMNS = [
  'webhook_id',
  'evenement_id',
  'message_id',
  'type',
  'objet_type',
  'objet_id',
  'numero',
  'survenu_le',
  'etat',
  'depuis',
  'prochaine_le',
] as const;

/** Writes a message for each webhook that wants to hear of an event of its scope, in the transaction of the act (WH6). */
async function queue(
  { db, jobs, now }: Telling,
  { type, objet }: Evenement<TypeWebhook>,
  evenementId: number,
): Promise<void> {
  const written = await db
    .insertInto('webhook_livraison')
    .columns(COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom('webhook')
        .select(['webhook.id', sql<number>`${evenementId}::integer`.as('evenement_id'), newMessageId.as('message_id')])
        .select([
          sql<string>`${type}::text`.as('type'),
          sql<string>`${objetOf(type)}::text`.as('objet_type'),
          sql<number>`${objet.id}::integer`.as('objet_id'),
          sql<string>`${objet.numero}::text`.as('numero'),
          sql<Date>`${now}::timestamptz`.as('survenu_le'),
          sql<string>`'ATTENTE'`.as('etat'),
          sql<Date>`${now}::timestamptz`.as('depuis'),
          sql<Date>`${now}::timestamptz`.as('prochaine_le'),
        ])
        .where('webhook.arrete_le', 'is', null)
        .where(sql<boolean>`${type} = any(webhook.types)`)
        .where(concerns(objet.entiteId))
        .where(isAnswered(now))
        .orderBy('webhook.id'),
    )
    .returning('webhook_id as webhookId')
    .execute();
  for (const { webhookId } of written) await jobs.send(webhooksARemettre, { webhookId }, db);
}

/** Every event that a webhook may be told of is read alike. */
export const readersWebhooks: Readers = Object.fromEntries(TYPES_WEBHOOK.map((type) => [type, queue]));
