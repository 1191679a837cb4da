import { startTestServer, type TestOptions, type TestServer } from '../../test/startTestServer.ts';
import { DEMO_TODAY, fillDemonstration } from './fillDemonstration.ts';

/** The real server filled with the demonstration, for tests; time and register as the test wants them. */
export async function startDemonstrationServer(
  options: Omit<TestOptions, 'prepare' | 'isFilled'> = {},
): Promise<TestServer> {
  const now = () => new Date(`${DEMO_TODAY}T10:00:00Z`);
  // A service has nothing of the files that stand beside the template.
  const isFilled = options.environment?.['S3_ENDPOINT'] === undefined;
  return startTestServer({
    now,
    ...options,
    isFilled,
    ...(isFilled ? {} : { prepare: ({ connection, files }) => fillDemonstration(connection.db, files) }),
  });
}
