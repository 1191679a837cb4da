import { defineConfig } from 'vitest/config';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

// HABILIS_TEST_DATABASE: `pglite` (the default) or the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'demo',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The walk-throughs give the same results on both databases.
    exclude: isEmbedded ? ['src/walkthrough*.test.ts'] : [],
    globalSetup: ['src/test/globalSetup.ts'],
    maxWorkers: 3,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
