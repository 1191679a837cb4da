import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmpty } from './isEmpty.ts';
import { nullWhenEmpty } from './nullWhenEmpty.ts';

test('[V10] an empty text becomes null, another stays as it is', () => {
  expect(['', '  ', '\u00A0', null, '0', ' a '].map(nullWhenEmpty)).toEqual([null, null, null, null, '0', ' a ']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      if (text.trim() === '') expect(nullWhenEmpty(text)).toBeNull();
      expect(nullWhenEmpty(`${text}é`)).toBe(`${text}é`);
    }),
  );
});
test('[V10] a text of which nothing is seen is empty', () => {
  expect(['\u200B', ' \u202E\u2066 ', '\u00AD', '\u2800', '\u3164\uFEFF'].map(nullWhenEmpty)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(nullWhenEmpty('👩🏽\u200D🚒')).toBe('👩🏽\u200D🚒');
  expect([' \u200B', null, 'é'].map(isEmpty)).toEqual([true, true, false]);
});
