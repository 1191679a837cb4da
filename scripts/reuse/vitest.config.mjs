import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'reuse', include: ['*.test.mjs'], hookTimeout: 180_000, testTimeout: 60_000 },
});
