import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every screen of a fresh demonstration: wide and phone, light and dark. */
export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  testMatch: 'screens.ts',
  testIgnore: [],
  globalTeardown: [],
  outputDir: '../../.results/pictures/failed',
  reporter: 'line',
  workers: 2,
  projects: (['light', 'dark'] as const).flatMap((colorScheme) =>
    [1280, 360].map((width) => ({
      name: `${colorScheme}.${width}`,
      use: { colorScheme, viewport: { width, height: 800 } },
    })),
  ),
});
