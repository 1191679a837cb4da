import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { removeFichiers } from '../../fichiers/file/storedFiles.ts';

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
    await removeFichiers(
      trx,
      files.map(({ fichier_id }) => fichier_id),
    );
  });
}
