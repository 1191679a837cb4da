import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bornesSures } from './bornesSures.ts';
import { moisEntiers } from './moisEntiers.ts';

test('[ST1065] persons of others are counted over whole months that are over', () => {
  const today = '2026-11-29';
  expect(moisEntiers({ du: '2025-11-30', au: today }, today)).toEqual({ du: '2025-11-01', au: '2026-10-31' });
  expect(moisEntiers({ du: '2025-01-01', au: '2025-12-31' }, today)).toEqual({ du: '2025-01-01', au: '2025-12-31' });
  expect(moisEntiers({ du: '2026-02-10', au: '2026-02-11' }, today)).toEqual({ du: '2026-02-01', au: '2026-02-28' });
  expect(moisEntiers({ du: '2026-10-31', au: today }, today)).toEqual({ du: '2026-10-01', au: '2026-10-31' });
  expect(moisEntiers({ du: '2026-11-02', au: today }, today)).toEqual({ du: '2026-10-01', au: '2026-10-31' });
  // The last day of a month is not over before the next one begins.
  expect(moisEntiers({ du: '2026-11-01', au: '2026-11-30' }, '2026-11-30')).toEqual({
    du: '2026-10-01',
    au: '2026-10-31',
  });
});

test('[ST1065] a place between months is safe when five persons at least stand nearest on either side', () => {
  expect(bornesSures([])).toEqual([true]);
  expect(bornesSures([7, 3, 9, 8])).toEqual([true, false, false, true, true]);
  expect(bornesSures([7, 0, 3])).toEqual([true, false, false, false]);
  expect(bornesSures([5, 0, 5])).toEqual([true, true, true, true]);
});

test('[ST1065] whatever spans are told, and whatever is subtracted, no one to four persons come out', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 10 }), (mois) => {
      const safe = bornesSures(mois);
      const places = [...safe.keys()].filter((place) => safe[place]);
      // Sums of told spans are sums of what lies between two safe places.
      for (const from of places) {
        for (const to of places.filter((place) => place > from)) {
          const between = mois.slice(from, to).reduce((sum, count) => sum + count, 0);
          expect(between === 0 || between >= 5).toBe(true);
        }
      }
    }),
  );
});
