import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

const executablePath = process.env['CHROMIUM_PATH'];
const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
};

const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

/** Every story rendered once, played, and held against axe in light, then the same page in dark, in forced colours and at 320 px. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/stories',
  // A file that does not compile fails alone: shown over the page, its error would be in every story after it.
  server: { hmr: { overlay: false } },
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname, disableAddonDocs: true })],
  test: {
    name: 'stories light, dark, forced colours, 320 px',
    testTimeout: 30_000,
    // A busy machine may miss a moment of a browser; what needed its second try is named at the end of `npm test`.
    retry: 1,
    // Two pages on two cores, each for many files, so that the kit is not loaded anew for each.
    fileParallelism: true,
    maxWorkers: 2,
    isolate: false,
    setupFiles: ['.storybook/storyModes.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      commands: { forceColors },
      provider: playwright({ launchOptions }),
    },
  },
});
