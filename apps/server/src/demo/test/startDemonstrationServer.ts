import {
  startTestServer,
  TEST_PASSWORD,
  type TestOptions,
  testPasswordHash,
  type TestServer,
} from '../../test/startTestServer.ts';
import { seedDemonstration } from '../seedDemonstration.ts';

/** The day on which the tests of the demonstration take place. */
export const DEMO_TODAY = '2026-11-20';

/** The real server filled with the demonstration, for tests; time and register as the test wants them. */
export async function startDemonstrationServer(options: Omit<TestOptions, 'prepare'> = {}): Promise<TestServer> {
  const hash = await testPasswordHash();
  return startTestServer({
    now: () => new Date(`${DEMO_TODAY}T10:00:00Z`),
    ...options,
    prepare: ({ connection, files }) =>
      connection.db.transaction().execute(async (db) => {
        await seedDemonstration(db, {
          hashPassword: async () => hash,
          files,
          today: DEMO_TODAY,
          password: TEST_PASSWORD,
        });
      }),
  });
}
