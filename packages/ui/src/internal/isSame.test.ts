import fc from 'fast-check';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { isSame } from './isSame.ts';

/** JSON values, as props hold them. */
const data = fc.jsonValue({ maxDepth: 3 });

test('data that say the same are the same, however often they are written anew', () => {
  fc.assert(fc.property(data, (value) => isSame(value, structuredClone(value))));
});

test('data that differ are not the same', () => {
  fc.assert(fc.property(data, data, (one, other) => isSame(one, other) === (canonical(one) === canonical(other))));
});

/** Tells data apart as JSON does, whatever the order of their keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    Object.is(held, -0)
      ? '−0'
      : held !== null && typeof held === 'object' && !Array.isArray(held)
        ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : held,
  );

test('a list is no record of its places, and one more key is a difference', () => {
  expect(isSame(['a'], { 0: 'a' })).toBe(false);
  expect(isSame({ 0: 'a' }, ['a'])).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
});

test('elements are the same by their type, their key and what they hold', () => {
  const mark = (words: string, key = 'k') => createElement('span', { key }, words);
  expect(isSame(mark('Corrigé'), mark('Corrigé'))).toBe(true);
  expect(isSame(mark('Corrigé'), mark('Lu'))).toBe(false);
  expect(isSame(mark('Corrigé'), mark('Corrigé', 'l'))).toBe(false);
  expect(isSame(mark('Corrigé'), createElement('em', { key: 'k' }, 'Corrigé'))).toBe(false);
});

test('what is neither data nor an element is the same as itself only', () => {
  const day = new Date(0);
  expect(isSame(day, day)).toBe(true);
  expect(isSame(day, new Date(0))).toBe(false);
  expect(isSame(new Set([1]), new Set([2]))).toBe(false);
  const named = (name: string) => () => name;
  expect(isSame(named('a'), named('a'))).toBe(false);
});
