import { TEST_TODAY } from './TEST_TODAY.ts';
import { startTestServer, type TestOptions, type TestServer } from './startTestServer.ts';

/** The real server with the persons, entites and niveaux shared by tests; the test sets time and register. */
export const startPeopledServer = (options: Omit<TestOptions, 'from'> = {}): Promise<TestServer> =>
  startTestServer({ now: () => new Date(`${TEST_TODAY}T10:00:00Z`), ...options, from: 'cast' });
