import { afterEach, beforeAll, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type {} from './storyModes.ts';

const THEMES = ['light', 'dark'] as const;

beforeAll(() => {
  // Pictures must not depend on the day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00+01:00') });
  // Includes what floats over a short page.
  document.documentElement.style.minBlockSize = '100vh';
});

// Switches the rendered story between themes instead of rendering it again.
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  const { dataset } = document.documentElement;
  for (const theme of THEMES) {
    dataset['theme'] = theme;
    await expect.soft(page.elementLocator(document.documentElement)).toMatchScreenshot(`${story.id}--${theme}`);
  }
  dataset['theme'] = 'light';
});
