import { TYPE_ESSAI } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { WebhookLivraisonTable, WebhookTable } from '../../../database/tables/webhooks.ts';
import type { Services } from '../../../platform/Services.ts';
import { isAnswered } from './isAnswered.ts';
import { webhooksARemettre } from './jobs.ts';
import { messageOf } from './messageOf.ts';
import { type Issue, postMessage, TIME_LIMIT_MS } from './postMessage.ts';
import { recordTentative } from './recordTentative.ts';
import { reseauOf } from './reseau.ts';
import { secretsOf } from './secretsOf.ts';
import { signedHeaders } from './signMessage.ts';
import { switchOff } from './switchOff.ts';

type Tools = Pick<Services, 'config' | 'connection' | 'jobs' | 'now'>;
type Webhook = Selectable<WebhookTable>;
type Livraison = Selectable<WebhookLivraisonTable>;

/** So many messages of one webhook are on their way at once. */
const WAVE = 5;
/** After so many waves others have their turn. */
const MOST_WAVES = 20;
/** A process that has not recorded a try by then died at it: another takes the message again. */
const TAKEN_MS = 6 * TIME_LIMIT_MS;

/** The messages whose time has come, and that nobody is at. */
const dueOf = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('webhook_livraison')
    .where('etat', '=', 'ATTENTE')
    .where('prochaine_le', '<=', now)
    .where((eb) => eb.or([eb('prise_jusque', 'is', null), eb('prise_jusque', '<=', now)]));

/** Takes the next messages of a webhook, each for one process; while it is off only trials leave. */
async function take(db: Kysely<Database>, webhook: Webhook, now: Date): Promise<Livraison[]> {
  const next = dueOf(db, now)
    .select('id')
    .where('webhook_id', '=', webhook.id)
    .$if(webhook.arrete_le !== null, (query) => query.where('type', '=', TYPE_ESSAI))
    .orderBy('prochaine_le')
    .orderBy('id')
    .limit(WAVE)
    .forUpdate()
    .skipLocked();
  return (
    db
      .updateTable('webhook_livraison')
      .set({ prise_jusque: new Date(now.getTime() + TAKEN_MS) })
      // As an array the choice is made once, whatever the plan.
      .where(sql<boolean>`id = any(array(${next}))`)
      .returningAll()
      .execute()
  );
}

/** Posts a message outside any transaction. */
function post(config: Config, webhook: Webhook, secrets: readonly string[], livraison: Livraison, now: Date) {
  const body = messageOf(config.siteUrl, livraison);
  return postMessage({
    adresse: webhook.adresse,
    body,
    reseau: reseauOf(config),
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `Habilis-Webhooks/${config.version}`,
      'accept-encoding': 'identity',
      ...signedHeaders({ id: livraison.message_id, body, now }, secrets),
    },
  });
}

/** What a webhook needs before anything leaves: somebody who answers for it, and a secret that can be read. */
async function openWebhook({ config, connection: { db }, jobs, now }: Tools, webhookId: number) {
  const at = now();
  const row = await db
    .selectFrom('webhook')
    .selectAll('webhook')
    .select(isAnswered(at).as('isAnswered'))
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const secrets = row.isAnswered ? await secretsOf(config, db, row, at) : null;
  if (secrets !== null) return { webhook: row, secrets };
  const motif = row.isAnswered ? 'SECRET_ILLISIBLE' : 'SANS_RESPONSABLE';
  await db.transaction().execute((trx) => switchOff({ db: trx, jobs, now: at }, row, motif));
  return null;
}

/** Sends one wave; gives how it ended, none when nothing was due. */
async function sendWave(tools: Tools, webhookId: number): Promise<readonly Issue[]> {
  const { config, connection, jobs, now } = tools;
  const opened = await openWebhook(tools, webhookId);
  if (opened === null) return [];
  const { webhook, secrets } = opened;
  const taken = await take(connection.db, webhook, now());
  return Promise.all(
    taken.map(async (livraison) => {
      const issue = await post(config, webhook, secrets, livraison, now());
      await connection.db
        .transaction()
        .execute((trx) => recordTentative({ db: trx, jobs, now: now() }, livraison, issue));
      return issue;
    }),
  );
}

/** Sends what is due for a webhook, wave by wave, until a whole wave fails: an address that is down does not hold the others. */
export async function workOff(tools: Tools, { webhookId }: { readonly webhookId: number }): Promise<void> {
  for (let wave = 0; wave < MOST_WAVES; wave++) {
    const issues = await sendWave(tools, webhookId);
    if (!issues.some(({ resultat }) => resultat === 'REMISE')) return;
  }
  await tools.jobs.send(webhooksARemettre, { webhookId }, tools.connection.db);
}

/** Has the messages sent whose time has come. */
export async function workOffWaiting({ connection: { db }, jobs, now }: Tools): Promise<void> {
  const waiting = await dueOf(db, now())
    .innerJoin('webhook', 'webhook.id', 'webhook_id')
    .where((eb) => eb.or([eb('webhook.arrete_le', 'is', null), eb('type', '=', TYPE_ESSAI)]))
    .select('webhook_id as webhookId')
    .distinct()
    .execute();
  for (const { webhookId } of waiting) await jobs.send(webhooksARemettre, { webhookId }, db);
}
