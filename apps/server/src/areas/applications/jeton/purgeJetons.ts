import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

const KEPT_MS = 31 * 24 * 60 * 60 * 1000;

/** Removes tokens whose calls count no more, assertions that would be refused by their age, and secrets that ended. */
export async function purgeJetons(db: Kysely<Database>, { now }: Pick<Day, 'now'>): Promise<void> {
  await db
    .deleteFrom('application_jeton')
    .where('cree_le', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  await db.deleteFrom('application_assertion').where('expire_le', '<', now).execute();
  await db.deleteFrom('application_secret').where('expire_le', '<', now).execute();
}
