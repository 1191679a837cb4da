import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { updateAlertesHabilitation } from '../areas/habilitations/habilitation/updateAlertesHabilitation.ts';
import { updateProrogation } from '../areas/habilitations/habilitation/updateDailyHabilitations.ts';

/** Extends habilitations with a pending renewal and updates their alerts, as each day does (H18). */
export async function updateHabilitations(db: Kysely<Database>, today: string): Promise<void> {
  const day = { today, settings: DEFAULT_SETTINGS, now: new Date(`${today}T08:00:00Z`) };
  for (const row of await db.selectFrom('habilitation').selectAll().orderBy('id').execute()) {
    await updateProrogation(db, row, day);
    await updateAlertesHabilitation(db, row.id, day);
  }
}
