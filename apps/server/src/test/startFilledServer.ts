import { TEST_TODAY } from './TEST_TODAY.ts';
import { startTestServer, type TestOptions, type TestServer } from './startTestServer.ts';

/** The real server on a copy of the demonstration, for tests; the test sets time and register. */
export const startFilledServer = (options: Omit<TestOptions, 'from'> = {}): Promise<TestServer> =>
  startTestServer({ now: () => new Date(`${TEST_TODAY}T10:00:00Z`), ...options, from: 'demonstration' });
