import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
  },
});
