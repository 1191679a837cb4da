import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { Day } from './Area.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes devices long unseen, spent keys, past impersonations and consultations (CO17). */
export async function purgeAccesses(
  db: Kysely<Database>,
  { now, settings }: Pick<Day, 'now' | 'settings'>,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('appareil_connu').where('vu_le', '<', daysAgo(settings.conservationConnexionsJours)).execute();
  await db
    .deleteFrom('consultation')
    .where('heure_le', '<', daysAgo(settings.conservationConsultationsJours))
    .execute();
  // Kept as long as its mail, so that its reader is told why the key no longer works.
  await db.deleteFrom('cle_compte').where('expire_le', '<', daysAgo(settings.conservationCourrielsJours)).execute();
  // Kept as long as the trail that records it.
  await db.deleteFrom('impersonation').where('expire_le', '<', daysAgo(settings.conservationJournalJours)).execute();
}
