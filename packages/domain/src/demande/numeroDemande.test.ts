import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numeroDemande } from './numeroDemande.ts';

test('[DA63] a demande is numbered by its kind, its year and its rank', () => {
  expect(numeroDemande('DA', 2026, 217)).toBe('DA-2026-0217');
  expect(numeroDemande('DH', 2026, 1)).toBe('DH-2026-0001');
  expect(numeroDemande('DA', 2027, 12_345)).toBe('DA-2027-12345');
});
test('[DA63] two ranks of a year never share a number', () => {
  fc.assert(
    fc.property(fc.nat(99_999), fc.nat(99_999), (one, other) => {
      expect(numeroDemande('DA', 2026, one) === numeroDemande('DA', 2026, other)).toBe(one === other);
    }),
  );
});
