import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'guides', include: ['*.test.mjs'], hookTimeout: 300_000, testTimeout: 60_000 },
});
