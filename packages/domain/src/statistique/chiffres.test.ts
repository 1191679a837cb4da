import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimationDelai } from '../estimation/estimationDelai.ts';
import { centileCompte, moyenneCompte, pourcentDe } from './centileCompte.ts';
import { anneeAvant, joursDuMois, moisDe, periodeStatistique } from './periodeStatistique.ts';
import { petitesCases } from './petitesCases.ts';

test('[ST1044] median and 80th percentile of what was counted by value are those of the values one by one', () => {
  const values = fc.array(fc.nat(60), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, (all) => {
      const comptes = [...new Set(all)].map((valeur) => ({
        valeur,
        nombre: all.filter((one) => one === valeur).length,
      }));
      const { medianeJours, centile80Jours } = estimationDelai(all, 1) ?? { medianeJours: -1, centile80Jours: -1 };
      expect([centileCompte(comptes, 0.5), centileCompte(comptes, 0.8)]).toEqual([medianeJours, centile80Jours]);
    }),
  );
  const counted = [
    { valeur: 3, nombre: 2 },
    { valeur: 9, nombre: 1 },
  ];
  expect([moyenneCompte(counted), moyenneCompte([])]).toEqual([5, null]);
  expect(centileCompte([], 0.5)).toBeNull();
  expect(centileCompte([{ valeur: 3, nombre: 0 }], 0.5)).toBeNull();
  expect([pourcentDe(1, 3), pourcentDe(2, 2), pourcentDe(0, 0)]).toEqual([33.3, 100, null]);
});

test('[ST1042] cells under five are masked with what would give them away', () => {
  expect(petitesCases([10, 20, 0])).toEqual([false, false, false]);
  expect(petitesCases([4, 10, 20])).toEqual([true, true, false]);
  expect(petitesCases([4, 4, 20])).toEqual([true, true, false]);
  expect(petitesCases([1, 1, 9, 20])).toEqual([true, true, true, false]);
  expect(petitesCases([5, 4, 0])).toEqual([true, true, false]);
  expect(petitesCases([3])).toEqual([true]);
  expect(petitesCases([])).toEqual([]);
  // What is masked for its own reason takes another with it.
  expect(petitesCases([9, 20, 30], [true])).toEqual([true, true, false]);
});

test('[ST1042] whatever the cells, what is masked cannot be computed from the total', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 12 }), (cells) => {
      const masked = petitesCases(cells);
      cells.forEach((count, place) => {
        if (count > 0 && count < 5) expect(masked[place]).toBe(true);
        if (count === 0) expect(masked[place]).toBe(false);
      });
      const hidden = cells.filter((_count, place) => masked[place]);
      const told = cells.filter((count, place) => count > 0 && masked[place] !== true);
      const sum = hidden.reduce((total, count) => total + count, 0);
      expect(hidden.length === 0 || told.length === 0 || (hidden.length > 1 && sum >= 5)).toBe(true);
    }),
  );
});

test('[ST1045] a span is of days or months, ends today at the latest and lasts ten years at most', () => {
  const today = '2026-11-29';
  expect(periodeStatistique({}, today)).toEqual({ du: '2025-11-30', au: today });
  expect(periodeStatistique({ du: '2026-02', au: '2026-02' }, today)).toEqual({ du: '2026-02-01', au: '2026-02-28' });
  expect(periodeStatistique({ au: '2026-03' }, today)).toEqual({ du: '2025-04-01', au: '2026-03-31' });
  expect(periodeStatistique({ du: '2026-11', au: '2027-03' }, today)).toEqual({ du: '2026-11-01', au: today });
  expect(periodeStatistique({ du: '2026-10-25', au: '2026-10-25' }, today)).toEqual({
    du: '2026-10-25',
    au: '2026-10-25',
  });
  expect(periodeStatistique({ du: '2016-11-29' }, today)).toEqual({ du: '2016-11-29', au: today });
  expect(periodeStatistique({ du: '2016-11-28' }, today)).toBeNull();
  expect(periodeStatistique({ du: '2026-11-30' }, today)).toBeNull();
  expect(periodeStatistique({ du: '2027-01', au: '2027-02' }, today)).toBeNull();
  expect(periodeStatistique({ du: '2026-05', au: '2026-04' }, today)).toBeNull();
});

test('[ST1045] the year before has the same days, and a span its months', () => {
  expect(anneeAvant({ du: '2024-02-29', au: '2025-02-28' })).toEqual({ du: '2023-02-28', au: '2024-02-28' });
  const span = { du: '2025-11-30', au: '2026-02-10' };
  expect(joursDuMois('2025-11', span)).toEqual({ du: '2025-11-30', au: '2025-11-30' });
  expect(joursDuMois('2026-01', span)).toEqual({ du: '2026-01-01', au: '2026-01-31' });
  expect(joursDuMois('2026-02', span)).toEqual({ du: '2026-02-01', au: '2026-02-10' });
  expect(moisDe({ du: '2025-11-30', au: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
