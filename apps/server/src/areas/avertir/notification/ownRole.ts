import type { Notifications } from '@habilis/api/notification/Notifications';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { type NotifiedRole, notifiedRoles } from '../role/notifiedRoles.ts';

/** A role of the caller's; 404 for any other (rules/wire#order-of-refusal). */
export async function ownRole(
  context: AccountContext,
  roleId: number,
  { isLocked = false } = {},
): Promise<NotifiedRole> {
  const { personneId } = context.caller;
  const role = await notifiedRoles(context.db, context.now)
    .where('role.id', '=', roleId)
    .where('role.personne_id', '=', personneId)
    .$if(isLocked, (query) => query.forNoKeyUpdate('role'))
    .executeTakeFirst();
  if (role === undefined) throw refuse.notFound();
  return role;
}

/** What a role wants of each event that it may set. */
export const presentNotifications = (role: NotifiedRole): Notifications => ({
  version: role.preferences_version,
  preferences: preferencesOf(role.type, role.preferences),
});
