import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'i18n',
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    include: ['{scripts,src}/**/*.test.{ts,tsx}'],
  },
});
