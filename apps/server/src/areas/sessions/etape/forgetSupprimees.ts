import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** Removes the deleted sessions of a habilitation (H27). */
export async function forgetSupprimees(db: Kysely<Database>, habilitationId: number): Promise<void> {
  await db
    .deleteFrom('session_certification')
    .where('habilitation_id', '=', habilitationId)
    .where('etat', '=', 'SUPPRIMEE')
    .execute();
}
