import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { FileStore } from '../../platform/files/FileStore.ts';
import { TEST_PASSWORD, testPasswordHash } from '../../test/testPassword.ts';
import { seedDemonstration } from '../seedDemonstration.ts';

/** The day on which the tests of the demonstration take place. */
export const DEMO_TODAY = '2026-11-20';

/** Fills an empty database with the demonstration of that day; every account has the test password. */
export async function fillDemonstration(db: Kysely<Database>, files: FileStore): Promise<void> {
  const hash = await testPasswordHash();
  await db.transaction().execute(async (trx) => {
    await seedDemonstration(trx, { hashPassword: async () => hash, files, today: DEMO_TODAY, password: TEST_PASSWORD });
  });
}
