import { defineConfig } from 'vitest/config';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

// Set HABILIS_TEST_DATABASE to `pglite` (the default) or to the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Only a real PostgreSQL can be shared by two processes, or go away: the embedded one belongs to its own.
    exclude: isEmbedded ? ['src/twoProcesses.test.ts', 'src/databaseGone.test.ts'] : [],
    globalSetup: ['src/test/globalSetup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
