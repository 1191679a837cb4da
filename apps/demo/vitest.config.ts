import { defineConfig } from 'vitest/config';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

// Set HABILIS_TEST_DATABASE to `pglite` (the default) or to the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'demo',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // What every request is brought through is the same on both.
    exclude: isEmbedded ? ['src/walkthrough*.test.ts'] : [],
    globalSetup: ['src/test/globalSetup.ts'],
    maxWorkers: 3,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
