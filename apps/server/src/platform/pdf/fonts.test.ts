import { expect, test } from 'vitest';
import { runsOf, writable } from './fonts.ts';

test('[D840] letters that no typeface has are looked for once each, however often a text holds them', () => {
  writable('田é', 'regular');
  const began = performance.now();
  const text = writable('田'.repeat(400_000), 'regular');
  expect(runsOf(text, 'regular')).toEqual([
    { font: expect.stringContaining('noto-sans'), text: '\ufffd'.repeat(400_000) },
  ]);
  expect(performance.now() - began).toBeLessThan(5000);
});
