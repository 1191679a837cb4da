import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import { placeAlertesSession } from '../areas/sessions/alerte/alertesSession.ts';
import type { Database } from '../database/Database.ts';

/** Gives the sessions their alerts, as each day does, without a mail (A23 to A26). */
export async function updateSessions(db: Kysely<Database>, today: string): Promise<void> {
  const day = { db, today, settings: DEFAULT_SETTINGS, now: new Date(`${today}T08:00:00Z`) };
  for (const row of await db.selectFrom('session_certification').selectAll().orderBy('id').execute()) {
    await placeAlertesSession(day, row);
  }
}
