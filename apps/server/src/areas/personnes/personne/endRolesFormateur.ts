import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';

/** Ends a person's roles of formateur; gives their ids. */
export async function endRolesFormateur(db: Kysely<Database>, personneId: number, now: Date): Promise<number[]> {
  const ended = await db
    .updateTable('role')
    .set({ fin_le: now })
    .where('personne_id', '=', personneId)
    .where('type', '=', 'F')
    .where(isLiveRole(now))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
