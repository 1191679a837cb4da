import { expect, test } from 'vitest';
import { debutDesOffres, finOffre, isOffreEchue } from './offre.ts';

const FAITE = new Date('2026-11-01T10:00:00Z');

test('[U743] an offer can be taken for thirty days, not at the instant of its end', () => {
  expect(new Date(finOffre(FAITE)).toISOString()).toBe('2026-12-01T10:00:00.000Z');
  expect(isOffreEchue(FAITE, new Date('2026-12-01T09:59:59.999Z'))).toBe(false);
  expect(isOffreEchue(FAITE, new Date('2026-12-01T10:00:00Z'))).toBe(true);
});

test('[U743] what is read as waiting is what can be taken', () => {
  for (const now of ['2026-12-01T09:59:59.999Z', '2026-12-01T10:00:00Z', '2026-12-01T10:00:00.001Z']) {
    expect(FAITE.getTime() > debutDesOffres(new Date(now))).toBe(!isOffreEchue(FAITE, new Date(now)));
  }
});
