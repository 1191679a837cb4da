import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the messages to the support kept long enough, with their files; the sweep removes the bytes (D14). */
export async function purgeSupport(
  db: Kysely<Database>,
  { now, settings }: Pick<Day, 'now' | 'settings'>,
): Promise<void> {
  const before = new Date(now.getTime() - settings.conservationMessagesSupportJours * DAY_MS);
  await db.transaction().execute(async (trx) => {
    const past = trx.selectFrom('message_support').select('id').where('recu_le', '<', before);
    const files = await trx
      .deleteFrom('message_support_fichier')
      .where('message_id', 'in', past)
      .returning('fichier_id')
      .execute();
    await trx.deleteFrom('message_support').where('recu_le', '<', before).execute();
    if (files.length === 0) return;
    const ids = files.map(({ fichier_id }) => fichier_id);
    await trx.deleteFrom('fichier').where('id', 'in', ids).execute();
  });
}
