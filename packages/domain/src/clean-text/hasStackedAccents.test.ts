import { expect, test } from 'vitest';
import { hasStackedAccents } from './hasStackedAccents.ts';

test.each([
  ['one accent for each letter', 'é'.normalize('NFD').repeat(1000), false],
  ['thirty on one letter', `a${'\u0301'.repeat(30)}b${'\u0301'.repeat(30)}`, false],
  ['one more', `a${'\u0301'.repeat(31)}`, true],
  ['of two kinds', `a${'\u0316\u0301'.repeat(16)}`, true],
  ['at the end of a long text', `${'mot '.repeat(5000)}${'\u0651\u064b'.repeat(16)}`, true],
  ['with what cleaning takes out between them', `a${'\u0316\u200b\u0301\u2060'.repeat(16)}`, true],
  ['with spaces and line ends between them', `a${'\u0316 \n\u0301\t'.repeat(16)}`, true],
  ['Vietnamese, Hindi, Thai and pointed Hebrew', 'Tiếng Việt क्षत्रिय ที่นี่ בְּרֵאשִׁ֖ית '.normalize('NFD').repeat(200), false],
  ['pictures of several signs', '👩‍👩‍👧‍👦❤️'.repeat(200), false],
  ['empty lines', `a${'\n'.repeat(500)}`, false],
])('[W1000] %s', (_, text, isStacked) => {
  expect(hasStackedAccents(text)).toBe(isStacked);
});
