import { expect, test } from 'vitest';
import { sumOf } from './ChartData.ts';
import { everyOf, scaleOf } from './scaleOf.ts';

test('nought is on the axis, and the highest value under the highest level', () => {
  const { levels, placeOf } = scaleOf([30, 12, 20, 9]);
  expect(levels).toEqual([0, 10, 20, 30]);
  expect(placeOf(0)).toBe(0);
  expect(placeOf(30)).toBe(100);
});

test('values under nought have their room', () => {
  const { levels, placeOf } = scaleOf([-8]);
  expect(levels).toContain(0);
  expect(placeOf(-8)).toBeGreaterThanOrEqual(0);
});

test('without any value the axis has its nought, and whole figures no part of one', () => {
  expect(scaleOf([]).levels).toEqual([0, 1]);
  expect(scaleOf([0, null, undefined]).levels).toEqual([0, 1]);
  expect(scaleOf([1, 2]).levels).toEqual([0, 1, 2]);
  expect(scaleOf([0.5]).levels).toContain(0.2);
});

test('a sum with a masked part is unknown, an unknown part counts for nothing', () => {
  expect(sumOf([3, undefined, 4])).toBe(7);
  expect(sumOf([3, null])).toBeUndefined();
});

test('every second label where half of them fit', () => {
  expect(everyOf(12, 13)).toBe(1);
  expect(everyOf(12, 6)).toBe(2);
  expect(everyOf(40, 13)).toBe(4);
});
