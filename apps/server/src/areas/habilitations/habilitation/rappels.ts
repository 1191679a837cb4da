import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';

/** When the caller's role wants a reminder to suspend a habilitation. */
export async function rappelOf(context: RoleContext, habilitationId: number): Promise<Habilitation['rappel']> {
  const row = await context.db
    .selectFrom('habilitation_rappel')
    .select(['date_rappel', 'commentaire'])
    .where('habilitation_id', '=', habilitationId)
    .where('role_id', '=', context.caller.role.id)
    .executeTakeFirst();
  return row === undefined ? null : { dateRappel: row.date_rappel, commentaire: row.commentaire };
}

/** Those who want a reminder to suspend a habilitation, and still hold the role under which they asked for it. */
export const listRappels = (db: Kysely<Database>, habilitationId: number, now: Date) =>
  notifiedRoles(db, now)
    .innerJoin('habilitation_rappel', 'habilitation_rappel.role_id', 'role.id')
    .select(['role.type as roleType', 'habilitation_rappel.date_rappel as date'])
    .where('habilitation_rappel.habilitation_id', '=', habilitationId)
    .execute();

/** Deletes the reminders of a habilitation: what they were for has happened. */
export async function dropRappels(db: Kysely<Database>, habilitationId: number): Promise<void> {
  await db.deleteFrom('habilitation_rappel').where('habilitation_id', '=', habilitationId).execute();
}
