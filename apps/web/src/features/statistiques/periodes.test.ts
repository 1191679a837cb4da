import { expect, test } from 'vitest';
import { bornesOf, PERIODES } from './periodes.ts';

test('[ST1060] each named span ends by today and has whole days', () => {
  expect(bornesOf('12-mois', '2026-11-29')).toEqual({ du: '2025-11-30', au: '2026-11-29' });
  expect(bornesOf('30-jours', '2026-11-29')).toEqual({ du: '2026-10-31', au: '2026-11-29' });
  expect(bornesOf('3-mois', '2026-05-31')).toEqual({ du: '2026-03-01', au: '2026-05-31' });
  expect(bornesOf('annee', '2026-11-29')).toEqual({ du: '2026-01-01', au: '2026-11-29' });
  expect(bornesOf('annee-precedente', '2026-11-29')).toEqual({ du: '2025-01-01', au: '2025-12-31' });
  expect(bornesOf('5-ans', '2024-02-29')).toEqual({ du: '2019-03-01', au: '2024-02-29' });
  for (const periode of PERIODES) {
    const { du, au } = bornesOf(periode, '2026-01-01');
    expect([periode, du <= au, au <= '2026-01-01']).toEqual([periode, true, true]);
  }
});
