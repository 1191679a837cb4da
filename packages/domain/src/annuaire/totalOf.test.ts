import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalOf } from './totalOf.ts';

const COUNTS = [
  { codeDepartement: '2A', total: 3, ouvertesATous: 1 },
  { codeDepartement: '54', total: 14, ouvertesATous: 11 },
  { codeDepartement: null, total: 2, ouvertesATous: 2 },
];

test('[DX963] a département has the figures that are counted for it, the country all of them', () => {
  expect(totalOf(COUNTS, {})).toBe(19);
  expect(totalOf(COUNTS, { departement: '54' })).toBe(14);
  expect(totalOf(COUNTS, { departement: '48' })).toBe(0);
  expect(totalOf([], {})).toBe(0);
});
test('[DX963] those that train anybody and those that train whom they employ are all', () => {
  expect(totalOf(COUNTS, { ouverture: 'TOUS' })).toBe(14);
  expect(totalOf(COUNTS, { ouverture: 'SALARIES', departement: '54' })).toBe(3);
  const count = fc
    .record({ codeDepartement: fc.constantFrom('54', '2A', null), salaries: fc.nat(50), ouvertesATous: fc.nat(50) })
    .map(({ salaries, ...rest }) => ({ ...rest, total: rest.ouvertesATous + salaries }));
  fc.assert(
    fc.property(fc.array(count), fc.constantFrom('54', undefined), (counts, departement) => {
      const [open, own] = (['TOUS', 'SALARIES'] as const).map((ouverture) =>
        totalOf(counts, { departement, ouverture }),
      );
      expect((open ?? 0) + (own ?? 0)).toBe(totalOf(counts, { departement }));
    }),
  );
});
