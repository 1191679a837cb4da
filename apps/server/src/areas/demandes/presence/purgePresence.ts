import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the signs of presence of the day before. */
export async function purgePresence(db: Kysely<Database>, { now }: Pick<Day, 'now'>): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('vu_le', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
