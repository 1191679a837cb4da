import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
};

/** Every story rendered, played and held against axe, in one theme. */
const project = (theme: 'light' | 'dark') => ({
  extends: true as const,
  cacheDir: `node_modules/.cache/stories-${theme}`,
  define: { 'import.meta.env.VITE_THEME': JSON.stringify(theme) },
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname, disableAddonDocs: true })],
  test: {
    name: `stories ${theme}`,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({ launchOptions }),
    },
  },
});

export default defineConfig({ test: { projects: [project('light'), project('dark')] } });
