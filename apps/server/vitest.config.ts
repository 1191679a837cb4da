import { defineConfig } from 'vitest/config';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

const OF_POSTGRES = ['src/twoProcesses.test.ts', 'src/databaseGone.test.ts'];
const OF_EMBEDDED = ['src/fullDisk.test.ts'];
const ONCE = [
  'src/authorization.test.ts',
  'src/malformed*.test.ts',
  'src/clientRestart.test.ts',
  'src/areas/demandes/demande-administrative/register.test.ts',
  'src/platform/http/headers.test.ts',
  'src/platform/mail/smtp*.test.ts',
];

// HABILIS_TEST_DATABASE: `pglite` (the default) or the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Some tests run on one database only: a real PostgreSQL can be shared by two processes, or go away; the embedded one fails with the disk; tests generated for every call or demande, or that wait for something other than a database, need only one.
    exclude: isEmbedded ? [...OF_POSTGRES, ...ONCE] : OF_EMBEDDED,
    globalSetup: ['src/test/globalSetup.ts'],
    // One more than the cores, because many tests wait for a process, a database or a mail server.
    maxWorkers: 3,
    // Not isolated: each worker loads the server once for all its files, which leave nothing behind in its modules.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
