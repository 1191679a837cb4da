import { expect, test } from 'vitest';
import { runsOf } from './runsOf.ts';

test('a course is broken where a figure is masked or unknown', () => {
  expect(runsOf([1, 2, null, 0, undefined])).toEqual([
    [
      { at: 0, value: 1 },
      { at: 1, value: 2 },
    ],
    [{ at: 3, value: 0 }],
  ]);
  expect(runsOf([null, undefined])).toEqual([]);
});
