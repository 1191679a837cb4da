import { defineConfig } from 'vitest/config';

// The suites that need neither a browser nor a database; the others have configurations of their own.
export default defineConfig({
  test: { projects: ['packages/*/vitest.config.ts', 'apps/web/vitest.config.ts'] },
});
