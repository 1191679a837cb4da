import type { Notifications } from '@habilis/api/notification/Notifications';
import { preferenceFaultsOf } from '@habilis/domain/notification/preferenceFaultsOf';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { preferencesDeRole } from '../role/preferences.ts';
import { ownRole, presentNotifications } from './ownRole.ts';

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
  const preferences = preferencesDeRole.ask();
  await preferences.write(db, role, preferencesOf(role.type, body.preferences));
  await preferences.noteChosen(db, role.id);
  await context.audit({ action: 'notifications', objetType: 'role', objetId: role.id });
}
