import type { NouveauWebhook, WebhookAvecSecret, WebhookChange, WebhookLu } from '@habilis/api/webhook/Webhook';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { MOST_WEBHOOKS, webhookFaults, type WebhookSaisi } from '@habilis/domain/webhook/webhookFaults';
import { type Selectable, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { WebhookTable } from '../../../database/tables/webhooks.ts';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import { webhooksARemettre } from '../envoi/jobs.ts';
import { sealSecret } from '../envoi/secretsOf.ts';
import { newSecret } from '../envoi/signMessage.ts';
import { readWebhook } from './readWebhooks.ts';

type Row = Selectable<WebhookTable>;
type Changing = RoleContext<'webhook.version-perimee'>;

const OBJET = 'webhook';
const DAY_MS = 86_400_000;

/** What the trail keeps of a webhook: never its secret. */
const kept = ({
  nom,
  adresse,
  types,
  entite_id,
  caisse_id,
}: Pick<Row, 'nom' | 'adresse' | 'types' | 'entite_id' | 'caisse_id'>) => ({
  nom,
  adresse,
  types: types.join(', '),
  entiteId: entite_id,
  caisseId: caisse_id,
});

/** What is typed, as it is stored; refused with its faults. */
function judged(
  config: Config,
  { refuse }: Pick<RoleContext, 'refuse'>,
  saisi: WebhookSaisi & { types: Row['types'] },
) {
  const faults = webhookFaults(saisi, { isLocalAllowed: config.areWebhooksLocal });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  return { nom: cleanText(saisi.nom), adresse: saisi.adresse.trim(), types: [...new Set(saisi.types)] };
}

/** Whose events a new webhook hears: never more than its maker reads, and of something that exists (WH1). */
async function porteeOf(context: RoleContext, { entiteId, caisseId }: NouveauWebhook) {
  const { db, caller, refuse } = context;
  const isAll = scopeOf(caller.role.type, 'manage-webhooks') === 'all';
  const isOwn = entiteId !== null && entiteId === caller.role.entiteId && caisseId === null;
  const fault = (path: string) => refuse.badRequest('donnees-invalides', [{ path, title: 'webhook.hors-perimetre' }]);
  if (!isAll && !isOwn) throw fault('entiteId');
  if (entiteId !== null && caisseId !== null) throw fault('caisseId');
  const found =
    entiteId !== null
      ? await db.selectFrom('entite').select('id').where('id', '=', entiteId).executeTakeFirst()
      : await db.selectFrom('mrp').select('id').where('id', '=', caisseId).executeTakeFirst();
  if (found === undefined && (entiteId !== null || caisseId !== null))
    throw fault(entiteId === null ? 'caisseId' : 'entiteId');
  return { entite_id: entiteId, caisse_id: caisseId };
}

/** One more webhook of an entite, a caisse or the network; no other call adds one until this one ends (WH13). */
async function makeRoom({ db, refuse }: RoleContext, portee: { entite_id: number | null; caisse_id: number | null }) {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook', 0))`.execute(db);
  const { n } = await db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('entite_id', 'is not distinct from', portee.entite_id)
    .where('caisse_id', 'is not distinct from', portee.caisse_id)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MOST_WEBHOOKS)
    throw refuse.badRequest('donnees-invalides', [{ path: 'nom', title: 'webhook.trop' }]);
}

/** Makes a webhook, which its maker answers for, and tells its secret (WH11). */
export async function createWebhook(
  config: Config,
  context: RoleContext,
  { nom, adresse, types, ...write }: NouveauWebhook,
): Promise<WebhookAvecSecret> {
  return context.db.transaction().execute(async (trx) => {
    const within = inTransaction(context, trx);
    const { now, caller } = within;
    const portee = await porteeOf(within, { nom, adresse, types, ...write });
    const values = { ...judged(config, within, { nom, adresse, types }), ...portee };
    await makeRoom(within, portee);
    const { id } = await trx
      .insertInto('webhook')
      .values({
        ...values,
        secret: '',
        secret_le: now,
        ancien_secret: null,
        ancien_secret_jusque: null,
        responsable_id: caller.role.id,
        cree_le: now,
        arrete_le: null,
        arrete_motif: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const secret = newSecret();
    await trx
      .updateTable('webhook')
      .set({ secret: await sealSecret(config, id, secret) })
      .where('id', '=', id)
      .execute();
    await within.audit({ action: 'webhook.Cree', objetType: OBJET, objetId: id, detail: { apres: kept(values) } });
    return { webhook: await readWebhook(within, id), secret };
  });
}

/** A webhook at the version that was read, held until the call ends. */
async function held({ db, refuse }: Changing, id: number, version: number): Promise<Row> {
  const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return asRead(row, version, () => refuse.conflict('webhook.version-perimee'));
}

const written = async ({ db }: Changing, { id, version }: Row, values: Partial<Row>): Promise<void> => {
  await db
    .updateTable('webhook')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute();
};

/** Changes what a webhook is called, where it leads and what it hears. */
export async function changeWebhook(
  config: Config,
  context: Changing,
  id: number,
  { version, ...saisi }: WebhookChange,
): Promise<WebhookLu> {
  const row = await held(context, id, version);
  const values = judged(config, context, saisi);
  await written(context, row, values);
  const detail = { avant: kept(row), apres: kept({ ...row, ...values }) };
  await context.audit({ action: 'webhook.Change', objetType: OBJET, objetId: id, detail });
  return readWebhook(context, id);
}

/** Removes a webhook with its history. */
export async function removeWebhook(context: Changing, id: number, version: number): Promise<undefined> {
  const row = await held(context, id, version);
  await context.db.deleteFrom('webhook').where('id', '=', id).execute();
  await context.audit({ action: 'webhook.Supprime', objetType: OBJET, objetId: id, detail: { avant: kept(row) } });
  return undefined;
}

/** Gives a webhook another secret, told once; the former one signs too for a day (WH11). */
export async function replaceSecret(
  config: Config,
  context: Changing,
  id: number,
  version: number,
): Promise<WebhookAvecSecret> {
  return context.db.transaction().execute(async (trx) => {
    const within = inTransaction(context, trx);
    const row = await held(within, id, version);
    const secret = newSecret();
    await written(within, row, {
      secret: await sealSecret(config, id, secret),
      secret_le: within.now,
      ancien_secret: row.secret,
      ancien_secret_jusque: new Date(within.now.getTime() + DAY_MS),
    });
    await within.audit({ action: 'webhook.RemplaceSecret', objetType: OBJET, objetId: id, detail: { nom: row.nom } });
    return { webhook: await readWebhook(within, id), secret };
  });
}

/** Switches a webhook off; one that is off stays as it is. */
export async function suspendWebhook(context: Changing, id: number, version: number): Promise<WebhookLu> {
  const row = await held(context, id, version);
  if (row.arrete_le === null) {
    await written(context, row, { arrete_le: context.now, arrete_motif: 'PERSONNE' });
    await context.audit({ action: 'webhook.Suspend', objetType: OBJET, objetId: id, detail: { nom: row.nom } });
  }
  return readWebhook(context, id);
}

/** Switches a webhook on: whoever does answers for it, and what waited leaves at once (WH11). */
export async function resumeWebhook(context: Changing, id: number, version: number): Promise<WebhookLu> {
  const { db, now, jobs, caller } = context;
  const row = await held(context, id, version);
  await written(context, row, { arrete_le: null, arrete_motif: null, responsable_id: caller.role.id });
  await db
    .updateTable('webhook_livraison')
    .set({ depuis: now, prochaine_le: now, tentatives: 0 })
    .where('webhook_id', '=', id)
    .where('etat', '=', 'ATTENTE')
    .execute();
  await jobs.send(webhooksARemettre, { webhookId: id }, db);
  const detail = { nom: row.nom, motif: row.arrete_motif };
  await context.audit({ action: 'webhook.Reprend', objetType: OBJET, objetId: id, detail });
  return readWebhook(context, id);
}
