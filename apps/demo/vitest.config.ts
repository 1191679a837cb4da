import { defineConfig } from 'vitest/config';

const isEmbedded = (process.env['HABILIS_TEST_DATABASE'] ?? 'pglite') === 'pglite';

// HABILIS_TEST_DATABASE: `pglite` (the default) or the URL of a PostgreSQL server.
export default defineConfig({
  test: {
    name: 'demo',
    environment: 'node',
    // Most give the same results on both databases: on PostgreSQL it is filled, taken over and walked through.
    include: isEmbedded ? ['src/**/*.test.ts'] : ['src/{demoTakeover,seedDemonstration,walkthrough*}.test.ts'],
    exclude: isEmbedded ? ['src/walkthrough*.test.ts'] : [],
    globalSetup: ['src/test/globalSetup.ts'],
    maxWorkers: 3,
    isolate: false,
    // Limits end what hangs: a machine four times busier than two quiet cores stays within them.
    testTimeout: 300_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 300_000,
  },
});
