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

/** Renders and plays every story once, checks it with axe in light, then in dark, in forced colours and at 320 px. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/stories',
  // Otherwise a file that does not compile shows its error over every later story.
  server: { hmr: { overlay: false } },
  // What React writes for the browser's profiler, which nobody reads here, was a twentieth of a page's processor time.
  optimizeDeps: {
    rolldownOptions: { transform: { define: { 'console.timeStamp': 'undefined', 'console.createTask': 'undefined' } } },
  },
  plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname, disableAddonDocs: true })],
  test: {
    name: 'stories light, dark, forced colours, 320 px',
    testTimeout: 60_000,
    // Two pages on two cores, each reused for many files, so that the kit is loaded only twice.
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
      // A story judges where an animation ends: on a busy machine its first frame, which hides, may last for seconds.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
    },
  },
});
