import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { FileStore } from '../../platform/files/FileStore.ts';
import { TEST_PASSWORD, testPasswordHash } from '../../test/testPassword.ts';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { seedDemonstration } from '../seedDemonstration.ts';

/** Fills an empty database with the demonstration of that day; every account has the test password. */
export async function fillDemonstration(db: Kysely<Database>, files: FileStore): Promise<void> {
  const hash = await testPasswordHash();
  await db.transaction().execute(async (trx) => {
    await seedDemonstration(trx, { hashPassword: async () => hash, files, today: TEST_TODAY, password: TEST_PASSWORD });
  });
}
