import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'api', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
