import { startTestServer, type TestOptions, type TestServer } from './startTestServer.ts';
import { TEST_TODAY } from './TEST_TODAY.ts';
import { fillDemonstration } from '../demo/test/fillDemonstration.ts';

/** The real server filled with the demonstration, for tests; time and register as the test wants them. */
export async function startFilledServer(options: Omit<TestOptions, 'prepare' | 'isFilled'> = {}): Promise<TestServer> {
  const now = () => new Date(`${TEST_TODAY}T10:00:00Z`);
  // A service has nothing of the files that stand beside the template.
  const isFilled = options.environment?.['S3_ENDPOINT'] === undefined;
  return startTestServer({
    now,
    ...options,
    isFilled,
    ...(isFilled ? {} : { prepare: ({ connection, files }) => fillDemonstration(connection.db, files) }),
  });
}
