import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { updateAlertesHabilitation } from '@habilis/server/areas/habilitations/habilitation/updateAlertesHabilitation';
import { updateProrogation } from '@habilis/server/areas/habilitations/habilitation/updateDailyHabilitations';

/** Runs today's updates of habilitations, after their renewals are written: extensions and alerts (H18). */
export async function seedJourHabilitations(db: Kysely<Database>, today: string): Promise<void> {
  const day = { today, settings: DEFAULT_SETTINGS, now: new Date(`${today}T08:00:00Z`) };
  for (const row of await db.selectFrom('habilitation').selectAll().orderBy('id').execute()) {
    await updateProrogation(db, row, day);
    await updateAlertesHabilitation(db, row.id, day);
  }
}
