import type { Desabonnement } from '@habilis/api/notification/Desabonnement';
import { stoppedBy, withCanal } from '@habilis/domain/notification/desabonnement';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { VoieDesabonnement } from '../../../database/tables/notifications.ts';
import type { Context } from '../../../platform/Handler.ts';
import { type LienDesabonnement, readDesabonnementKey } from '../../../platform/mail/desabonnementKey.ts';
import { type NotifiedRole, notifiedRoles } from '../role/notifiedRoles.ts';
import { preferencesDeRole } from '../role/preferences.ts';

/** What following a link of a mail needs. */
export type LinkContext = Pick<Context<'notification.lien-inconnu'>, 'db' | 'now' | 'audit' | 'refuse'>;
type Named = { readonly link: LienDesabonnement; readonly role: NotifiedRole };

/** The role that a link names; 400 for a link that was not made here, or whose role has ended. */
async function followLink(
  { db, now, refuse }: LinkContext,
  secret: Uint8Array,
  key: string,
  isLocked: boolean,
): Promise<Named> {
  const link = readDesabonnementKey(secret, key);
  const role =
    link === null
      ? undefined
      : await notifiedRoles(db, now)
          .where('role.id', '=', link.roleId)
          .$if(isLocked, (query) => query.forNoKeyUpdate('role'))
          .executeTakeFirst();
  if (link === null || role === undefined) throw refuse.badRequest('notification.lien-inconnu');
  return { link, role };
}

/** The last stop made through a link that nobody has undone. */
const lastStop = ({ db }: LinkContext, { link }: Named) =>
  db
    .selectFrom('desabonnement')
    .select(['id', 'evenements'])
    .where('role_id', '=', link.roleId)
    .where('sujet', '=', link.sujet)
    .where('annule_le', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

async function labelOf({ db }: LinkContext, roleId: number): Promise<string> {
  const row = await db
    .selectFrom('role')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .select(['raison_sociale', 'libelle'])
    .where('role.id', '=', roleId)
    .executeTakeFirstOrThrow();
  return row.raison_sociale ?? row.libelle ?? '';
}

/** Tells what a link stops and what it has stopped; changes nothing (RFC 8058, section 3.1). */
export async function checkDesabonnement(
  context: LinkContext,
  secret: Uint8Array,
  key: string,
): Promise<Desabonnement> {
  const named = await followLink(context, secret, key, false);
  const { link, role } = named;
  const preferences = preferencesOf(role.type, role.preferences);
  const stops = stoppedBy(link.sujet, preferences);
  const before = (await lastStop(context, named))?.evenements ?? [];
  const silent = before.filter((type) => preferences.some((one) => one.type === type && one.canal === 'NONE'));
  const estArrete = stops.length === 0;
  return {
    sujet: link.sujet,
    estArrete,
    evenements: estArrete ? silent : stops,
    peutRetablir: estArrete && silent.length > 0,
    role: { id: role.id, type: role.type, label: await labelOf(context, role.id) },
  };
}

/** Stops what a link names; a second call changes nothing. */
export async function unsubscribe(
  context: LinkContext,
  secret: Uint8Array,
  key: string,
  voie: VoieDesabonnement,
): Promise<void> {
  const { db, now } = context;
  const { link, role } = await followLink(context, secret, key, true);
  const preferences = preferencesOf(role.type, role.preferences);
  const evenements = stoppedBy(link.sujet, preferences);
  if (evenements.length === 0) return;
  await preferencesDeRole.ask().write(db, role, withCanal(preferences, evenements, 'NONE'));
  await db
    .insertInto('desabonnement')
    .values({
      role_id: role.id,
      sujet: link.sujet,
      evenements: JSON.stringify(evenements),
      voie,
      fait_le: now,
      annule_le: null,
    })
    .execute();
  await context.audit({
    action: 'desabonnement',
    objetType: 'role',
    objetId: role.id,
    detail: { sujet: link.sujet, evenements, voie },
  });
}

/** Sends again what a link has stopped; what was silent before stays silent. */
export async function resubscribe(context: LinkContext, secret: Uint8Array, key: string): Promise<void> {
  const { db, now } = context;
  const named = await followLink(context, secret, key, true);
  const { link, role } = named;
  const stop = await lastStop(context, named);
  if (stop === undefined) return;
  const preferences = preferencesOf(role.type, role.preferences);
  await preferencesDeRole.ask().write(db, role, withCanal(preferences, stop.evenements, 'EMAIL'));
  await db.updateTable('desabonnement').set({ annule_le: now }).where('id', '=', stop.id).execute();
  const { sujet } = link;
  await context.audit({ action: 'reabonnement', objetType: 'role', objetId: role.id, detail: { sujet } });
}
