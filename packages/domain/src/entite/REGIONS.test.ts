import { expect, test } from 'vitest';
import { DEPARTEMENTS } from './DEPARTEMENTS.ts';
import { CODES_REGIONS, departementsDe, REGIONS } from './REGIONS.ts';

test('[ST1062] each département with a caisse is of one region, but Saint-Barthélemy and Saint-Martin, which are of none', () => {
  const all = REGIONS.flatMap(({ departements }) => departements);
  expect(new Set(all).size).toBe(all.length);
  expect(DEPARTEMENTS.filter((code) => !all.includes(code))).toEqual(['977', '978']);
  expect(all.filter((code) => !DEPARTEMENTS.includes(code))).toEqual([]);
  expect(new Set(CODES_REGIONS).size).toBe(REGIONS.length);
  expect([departementsDe('94'), departementsDe('99')]).toEqual([['2A', '2B'], []]);
});
