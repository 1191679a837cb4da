import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import stories from './vitest.config.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Compares pictures of every story, light and dark, with the accepted ones, kept out of git. */
export default defineConfig({
  ...stories,
  test: {
    ...stories.test,
    name: 'review',
    retry: 0,
    // Storybook's plugin forbids tests to write files unless allowed here.
    api: { allowWrite: true },
    setupFiles: ['.storybook/storyPictures.ts'],
    reporters: ['dot', ['html', { outputDir: at('.results/review'), singleFile: true }]],
    attachmentsDir: at('.results/review/pictures'),
    browser: {
      ...stories.test?.browser,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => at(`.review/${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => at(`.results/review/${arg}${ext}`),
        },
      },
    },
  },
});
