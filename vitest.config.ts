import { defineConfig } from 'vitest/config';

// The suites that need neither a browser nor a database; the others have configurations of their own. They share a worker (isolate: false): starting one per file took longer than the tests.
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'apps/web/vitest.config.ts'] },
});
