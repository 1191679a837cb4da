import type { Notifications } from '@habilis/api/notification/Notifications';
import { preferencesOf } from '@habilis/domain/notification/preferencesOf';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleTable } from '../../../database/tables/platform.ts';
import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { requireCaller } from '../../../platform/requireCaller.ts';

/** A role with what it wants to be told of. */
export type NotifiedRole = Pick<Selectable<RoleTable>, 'id' | 'type' | 'preferences' | 'preferences_version'>;

/** The live roles of active persons, as their preferences are read. */
export const notifiedRoles = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.id', 'role.type', 'role.preferences', 'role.preferences_version'])
    .where('personne.etat', '=', 'active')
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]));

/** A role of the caller's; 404 for any other (wire, order of refusal). */
export async function ownRole(context: Context, roleId: number, { isLocked = false } = {}): Promise<NotifiedRole> {
  const { personneId } = requireCaller(context);
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
