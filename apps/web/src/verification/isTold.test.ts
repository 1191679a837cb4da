import { expect, test } from 'vitest';
import { isTold } from './isTold.ts';

const glyphs = (...unicodes: string[]) => [unicodes.map((unicode) => ({ unicode }))];

test('letters of a font that tells none of them are not told, one among others neither', () => {
  expect(isTold(glyphs('1', '2', '/', ' ', 'é', '\u00A0', '–', 'fi', '\u0301'))).toBe(true);
  // Between letters stand the moves of a justified line.
  expect(isTold([[-120, { unicode: 'A' }, 30]])).toBe(true);
  for (const untold of ['', '\uE012', '\uFFFD', '\u200B', '\u0003'])
    expect([untold, isTold(glyphs('1', untold))]).toEqual([untold, false]);
});

test('a font may tell its letters as spaces: a row of them is no text', () => {
  expect(isTold(glyphs(' '))).toBe(false);
  expect(isTold(glyphs('1', '\u00A0', '\u00A0', '\u00A0'))).toBe(false);
});
