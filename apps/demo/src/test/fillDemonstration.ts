import type { Fill } from '@habilis/server/test/makeTemplates';
import { TEST_PASSWORD, testPasswordHash } from '@habilis/server/test/testPassword';
import { seedDemonstration } from '../seedDemonstration.ts';

/** Fills an empty database with the demonstration for a day; every account has the test password. */
export const fillDemonstration: Fill = async (db, files, today) => {
  const hash = await testPasswordHash();
  await db.transaction().execute(async (trx) => {
    await seedDemonstration(trx, { hashPassword: async () => hash, files, today, password: TEST_PASSWORD });
  });
};
