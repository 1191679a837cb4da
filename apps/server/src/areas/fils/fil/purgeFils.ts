import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';

/** Removes the threads of deleted sessions when the names of their stagiaires go; those of other files go with them (rules/people#personal-data; DH957). */
export async function purgeFils(
  db: Kysely<Database>,
  { today, settings }: Pick<Day, 'today' | 'settings'>,
): Promise<void> {
  const before = new Date(`${addDays(today, -settings.conservationNomsSessionJours)}T00:00:00Z`);
  await db
    .deleteFrom('fil')
    .where('session_id', 'in', (from) =>
      from.selectFrom('session_certification').select('session_certification.id').where('supprimee_le', '<', before),
    )
    .execute();
}
