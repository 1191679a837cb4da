import { expect, test } from 'vitest';
import { periodeActualite } from './periodeActualite.ts';

test('[AC3] a news item is to come before its first day, current from it to its last, then past', () => {
  const one = { dateDebutPublication: '2026-11-20', dateFinPublication: '2026-11-29' };
  const days = ['2026-11-19', '2026-11-20', '2026-11-29', '2026-11-30'];
  expect(days.map((day) => periodeActualite(one, day))).toEqual(['A_VENIR', 'EN_COURS', 'EN_COURS', 'PASSEE']);
  const forGood = { ...one, dateFinPublication: null };
  expect(days.map((day) => periodeActualite(forGood, day))).toEqual(['A_VENIR', 'EN_COURS', 'EN_COURS', 'EN_COURS']);
});
