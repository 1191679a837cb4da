import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Removes an offer of a role, of one entite when it is named; gives whom it was made to, undefined when there is none (U742). */
export async function closeInvitation(
  db: Kysely<Database>,
  id: number,
  entiteId?: number,
): Promise<number | undefined> {
  const gone = await db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .$if(entiteId !== undefined, (query) => query.where('entite_id', '=', entiteId ?? 0))
    .returning('personne_id')
    .executeTakeFirst();
  return gone?.personne_id;
}
