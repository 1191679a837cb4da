import { startTestServer, type TestOptions, type TestServer } from '@habilis/server/test/startTestServer';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { showPages } from '../showPages.ts';

/** The real server with the demonstration and its pages, on the tests' day. */
export const startDemonstrationServer = (options: Omit<TestOptions, 'from'> = {}): Promise<TestServer> =>
  startTestServer({
    routes: showPages,
    now: () => new Date(`${TEST_TODAY}T10:00:00Z`),
    ...options,
    from: 'demonstration',
  });
