import { expect, test } from 'vitest';
import { TYPES_ENTITE } from '../entite/TYPES_ENTITE.ts';
import { OUVERTURES, ouvertureOf, TYPES_POUR_SALARIES } from './ouvertureOf.ts';

test('[DX961] a company and a public establishment train whom they employ, a training organisation everybody', () => {
  expect(TYPES_ENTITE.map((type) => [type, ouvertureOf(type)])).toEqual([
    ['OF', 'TOUS'],
    ['ENT', 'SALARIES'],
    ['EP', 'SALARIES'],
    ['E', 'TOUS'],
  ]);
  expect(ouvertureOf(null)).toBe('TOUS');
  expect(TYPES_POUR_SALARIES).toEqual(['ENT', 'EP']);
  expect(OUVERTURES).toEqual(['TOUS', 'SALARIES']);
});
