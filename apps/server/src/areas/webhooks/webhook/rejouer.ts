import type { Rejeu } from '@habilis/api/webhook/Webhook';
import { addDays } from '@habilis/domain/date/addDays';
import { rejeuFaults } from '@habilis/domain/webhook/rejeuFaults';
import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { webhooksARemettre } from '../envoi/jobs.ts';
import { COLUMNS, newMessageId } from '../envoi/queueLivraisons.ts';

type Replaying = RoleContext<'webhook.arrete'>;

const OBJET = 'webhook';

/** A webhook that is on, held until the call ends. */
async function heldOn({ db, refuse }: Pick<Replaying, 'db' | 'refuse'>, id: number) {
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  if (row.arrete_le !== null) throw refuse.conflict('webhook.arrete');
  return row;
}

/** A message begins anew, under the id that it has. */
const anew = (now: Date) => ({ etat: 'ATTENTE', tentatives: 0, depuis: now, prochaine_le: now }) as const;

/** Sends one message again (WH12). */
export async function replayOne(
  context: RoleContext<'webhook.arrete' | 'webhook.livraison-disparue'>,
  id: number,
  livraisonId: number,
): Promise<undefined> {
  const { db, now, jobs, refuse } = context;
  await heldOn(context, id);
  const done = await db
    .updateTable('webhook_livraison')
    .set(anew(now))
    .where('id', '=', livraisonId)
    .where('webhook_id', '=', id)
    .returning('message_id')
    .executeTakeFirst();
  if (done === undefined) throw refuse.conflict('webhook.livraison-disparue');
  await jobs.send(webhooksARemettre, { webhookId: id }, db);
  const detail = { message: done.message_id };
  await context.audit({ action: 'webhook.Rejoue', objetType: OBJET, objetId: id, detail });
  return undefined;
}

/** Sends all that happened in some days: messages that exist again, and those that nobody wrote while the webhook was off (WH12). */
export async function replaySpan(
  context: Replaying,
  id: number,
  { dateDebut, dateFin }: Rejeu,
): Promise<{ nombre: number }> {
  const { db, now, today, jobs, refuse } = context;
  const faults = rejeuFaults({ dateDebut, dateFin }, today);
  if (faults.length > 0 || dateDebut === null || dateFin === null) throw refuse.badRequest('donnees-invalides', faults);
  const webhook = await heldOn(context, id);
  const [from, until] = [parisInstant(dateDebut, 0), parisInstant(addDays(dateFin, 1), 0)];
  const again = await db
    .updateTable('webhook_livraison')
    .set(anew(now))
    .where('webhook_id', '=', id)
    .where('type', '<>', TYPE_ESSAI)
    .where('survenu_le', '>=', from)
    .where('survenu_le', '<', until)
    .returning('id')
    .execute();
  const { entite_id: entiteId, caisse_id: caisseId } = webhook;
  const missed = await db
    .insertInto('webhook_livraison')
    .columns(COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom('evenement')
        .select([sql<number>`${id}::integer`.as('webhook_id'), 'evenement.id', newMessageId.as('message_id')])
        .select(['evenement.type', 'objet_type', 'objet_id', 'numero', 'survenu_le'])
        .select([
          sql<string>`'ATTENTE'`.as('etat'),
          sql<Date>`${now}::timestamptz`.as('depuis'),
          sql<Date>`${now}::timestamptz`.as('prochaine_le'),
        ])
        .where('survenu_le', '>=', from)
        .where('survenu_le', '<', until)
        .where(sql<boolean>`evenement.type = any(${webhook.types}::text[])`)
        .$if(entiteId !== null, (query) => query.where('evenement.entite_id', '=', entiteId))
        .$if(caisseId !== null, (query) =>
          query.where('evenement.entite_id', 'in', (entites) =>
            entites.selectFrom('entite').select('entite.id').where('entite.caisse_id', '=', caisseId),
          ),
        )
        .orderBy('evenement.id'),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'evenement_id']).doNothing())
    .returning('id')
    .execute();
  const nombre = again.length + missed.length;
  if (nombre > 0) await jobs.send(webhooksARemettre, { webhookId: id }, db);
  const detail = { dateDebut, dateFin, nombre };
  await context.audit({ action: 'webhook.Rejoue', objetType: OBJET, objetId: id, detail });
  return { nombre };
}
