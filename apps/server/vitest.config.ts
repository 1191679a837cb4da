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

// Set HABILIS_TEST_DATABASE to `pglite` (the default) or to the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Only a real PostgreSQL can be shared by two processes, or go away; only the embedded one ends with the disk; what is generated for every call or request, or waits for something else than a database, needs one of them.
    exclude: isEmbedded ? [...OF_POSTGRES, ...ONCE] : OF_EMBEDDED,
    globalSetup: ['src/test/globalSetup.ts'],
    // One more than there are cores, as many tests wait for a process, a database or a mail server.
    maxWorkers: 3,
    // The server is read once by each worker, not by each of the files; none leaves anything behind in its modules.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
