import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReprise, repriseOf } from './repriseOf.ts';

test('[G700] a task is a colleague’s when somebody else holds it: taking or releasing it is asked about', () => {
  expect(isReprise({ effects: ['claim'], before: 1, acteur: 2 })).toBe(true);
  expect(isReprise({ effects: ['release'], before: 1, acteur: 2 })).toBe(true);
  expect(isReprise({ effects: ['release'], before: 1, acteur: 1 })).toBe(false);
  expect(isReprise({ effects: ['claim'], before: null, acteur: 2 })).toBe(false);
  expect(isReprise({ effects: ['freeze-avis'], before: 1, acteur: 2 })).toBe(false);
});
test('[G700] who loses a task by somebody else’s act is told, whatever act, and nobody else', () => {
  expect(repriseOf({ before: 1, acteur: 2, after: 2 })).toBe(1);
  expect(repriseOf({ before: 1, acteur: 2, after: 3 })).toBe(1);
  expect(repriseOf({ before: 1, acteur: 2, after: 1 })).toBeNull();
  expect(repriseOf({ before: 1, acteur: 1, after: 3 })).toBeNull();
  // A colleague ends it, its entite withdraws it, an administrator moves it, time closes it.
  expect(repriseOf({ before: 1, acteur: 2, after: null })).toBe(1);
  expect(repriseOf({ before: 1, acteur: null, after: null })).toBe(1);
  const id = fc.option(fc.nat(3));
  fc.assert(
    fc.property(id, id, id, (before, acteur, after) => {
      const told = repriseOf({ before, acteur, after });
      if (told !== null) expect([told === before, told !== acteur, told !== after]).toEqual([true, true, true]);
    }),
  );
});
