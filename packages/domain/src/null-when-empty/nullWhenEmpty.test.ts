import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullWhenEmpty } from './nullWhenEmpty.ts';

test('[V10] an empty text becomes null, another stays as it is', () => {
  expect(['', '  ', '\u00A0', null, '0', ' a '].map(nullWhenEmpty)).toEqual([null, null, null, null, '0', ' a ']);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(nullWhenEmpty(text)).toBe(text.trim() === '' ? null : text);
    }),
  );
});
