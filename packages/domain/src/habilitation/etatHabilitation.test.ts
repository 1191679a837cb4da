import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';
import { numeroHabilitation } from './numeroHabilitation.ts';
import { wasActiveOn } from './wasActiveOn.ts';

const TODAY = '2026-11-20';
const ACTIVE: DatesHabilitation = {
  dateDebut: '2024-01-01',
  dateFin: '2028-12-31',
  dateFinSuspension: null,
  rupture: false,
  prorogee: false,
};
const days = fc.integer({ min: 0, max: 6000 }).map((count) => addDays('2018-01-01', count));
const habilitations: fc.Arbitrary<DatesHabilitation> = fc.record({
  dateDebut: days,
  dateFin: fc.option(days),
  dateFinSuspension: fc.option(days),
  rupture: fc.boolean(),
  prorogee: fc.boolean(),
});
const etat = (changes: Partial<DatesHabilitation>, today = TODAY) => etatHabilitation({ ...ACTIVE, ...changes }, today);

test('[H6] the first state that matches is the habilitation’s', () => {
  expect(etat({ rupture: true, dateFinSuspension: TODAY, dateDebut: '2030-01-01' })).toBe('ROMPUE');
  expect(etat({ dateFinSuspension: TODAY, dateDebut: '2030-01-01' })).toBe('SUSPENDUE');
  expect(etat({ dateFinSuspension: '2026-11-19' })).toBe('ACTIVE');
  expect(etat({ dateDebut: '2026-11-21' })).toBe('FUTURE');
  expect(etat({ dateDebut: '2026-11-21', dateFin: '2026-11-21' })).toBe('FUTURE');
  expect(etat({ dateDebut: TODAY })).toBe('ACTIVE');
  expect(etat({ dateFin: '2026-11-19' })).toBe('TERMINEE');
  expect(etat({ dateFin: '2026-11-19', prorogee: true })).toBe('ACTIVE');
  expect([etat({ dateFin: TODAY }), etat({ dateFin: null })]).toEqual(['ACTIVE', 'ACTIVE']);
});
test('[H6] a habilitation without rupture nor suspension goes from future to active to ended, never back', () => {
  const order = ['FUTURE', 'ACTIVE', 'TERMINEE'];
  fc.assert(
    fc.property(habilitations, days, fc.nat(2000), (one, day, later) => {
      const free = { ...one, rupture: false, dateFinSuspension: null };
      const then = etatHabilitation(free, addDays(day, later));
      expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(etatHabilitation(free, day)));
    }),
  );
});
test('[H31] a past day is answered by the periods of suspension, today and later ones by the state', () => {
  const lifted = [{ dateDebut: '2025-03-01', dateFin: '2025-05-31' }];
  const on = (date: string, one = ACTIVE, periods: Parameters<typeof wasActiveOn>[1] = lifted) =>
    wasActiveOn(one, periods, { date, today: TODAY });
  expect(
    ['2023-12-31', '2024-01-01', '2025-02-28', '2025-03-01', '2025-05-31', '2025-06-01'].map((date) => on(date)),
  ).toEqual([false, true, true, false, false, true]);
  const broken = { ...ACTIVE, rupture: true };
  const since = [{ dateDebut: '2026-06-15', dateFin: null }];
  expect(['2026-06-14', '2026-06-15', TODAY].map((date) => on(date, broken, since))).toEqual([true, false, false]);
  const suspended = { ...ACTIVE, dateFinSuspension: '2026-12-24' };
  expect([on(TODAY, suspended), on('2026-12-24', suspended), on('2026-12-25', suspended)]).toEqual([
    false,
    false,
    true,
  ]);
});
test('[H31] nothing is active out of its own time, whatever its suspensions', () => {
  const periods = fc.array(fc.record({ dateDebut: days, dateFin: fc.option(days) }), { maxLength: 3 });
  fc.assert(
    fc.property(habilitations, periods, days, days, (one, suspensions, date, today) => {
      if (!wasActiveOn(one, suspensions, { date, today })) return;
      expect(one.dateDebut <= date).toBe(true);
      expect(one.dateFin === null || one.dateFin >= date || one.prorogee).toBe(true);
      if (date < today)
        expect(suspensions.filter((p) => p.dateDebut <= date && (p.dateFin ?? date) >= date)).toEqual([]);
      else expect(etatHabilitation(one, date)).toBe('ACTIVE');
    }),
  );
});
test('[H32] a habilitation is numbered by its sequence, its year, its niveau and its rank', () => {
  expect(numeroHabilitation({ sequence: 128, annee: 2023, code: 'SST-1', indice: 2 })).toBe('128/2023/SST-1/02');
});
