import type { Notifications } from '@habilis/api/notification/Notifications';
import { preferenceFaultsOf } from '@habilis/domain/notification/preferenceFaultsOf';
import { type Preference, preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { NotifiedRole } from '../role/notifiedRoles.ts';
import { ownRole, presentNotifications } from './ownRole.ts';

/** Writes what a role wants, as its next version. */
export async function writePreferences(
  db: Kysely<Database>,
  role: NotifiedRole,
  preferences: readonly Preference[],
): Promise<void> {
  await db
    .updateTable('role')
    .set({ preferences: JSON.stringify(preferences), preferences_version: role.preferences_version + 1 })
    .where('id', '=', role.id)
    .execute();
}

/** Saves what a role of the caller's wants; an event that is not named gets its default (N1, N5, N11). */
export async function saveNotifications(
  context: AccountContext<'notification.version-perimee'>,
  roleId: number,
  body: Notifications,
): Promise<void> {
  const { db } = context;
  const role = await ownRole(context, roleId, { isLocked: true });
  const faults = preferenceFaultsOf(
    role.type,
    body.preferences.map(({ type }) => type),
  );
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (body.version !== role.preferences_version) {
    throw context.refuse.conflict('notification.version-perimee', presentNotifications(role));
  }
  await writePreferences(db, role, preferencesOf(role.type, body.preferences));
  await db.updateTable('role').set({ notif_set: true }).where('id', '=', role.id).execute();
  await context.audit({ action: 'notifications', objetType: 'role', objetId: role.id });
}
