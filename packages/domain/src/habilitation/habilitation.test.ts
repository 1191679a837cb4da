import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';
import { isSuspended } from './isSuspended.ts';
import { plannedEndDate, UNITES_DUREE, type UniteDuree } from './plannedEndDate.ts';

const TODAY = '2026-11-20';
const end = (duree: number | null, unite: UniteDuree | null, start: string | null = TODAY, today = TODAY) =>
  plannedEndDate({ dureeValiditeHabilitation: duree, uniteDureeValiditeHabilitation: unite }, start, today);
const dates = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

test('[F17] validity units are HEURE, JOUR, MOIS, ANNEE', () => {
  expect(UNITES_DUREE).toEqual(['HEURE', 'JOUR', 'MOIS', 'ANNEE']);
});
test('[H1] the planned end is the start plus the validity in its unit', () => {
  expect(end(5, 'ANNEE')).toBe('2031-11-20');
  expect(end(24, 'MOIS')).toBe('2028-11-20');
  expect(end(10, 'JOUR', '2026-12-25')).toBe('2027-01-04');
  // Later dates cannot be read back.
  expect(end(999, 'ANNEE')).toBe('2999-12-31');
});
test('[H1] without a start it counts from today, with one today does not matter', () => {
  expect(end(1, 'JOUR', null)).toBe('2026-11-21');
  fc.assert(
    fc.property(dates, dates, fc.nat(500), fc.constantFrom(...UNITES_DUREE), (start, today, duree, unite) => {
      expect(end(duree, unite, start, today)).toBe(end(duree, unite, null, start));
    }),
  );
});
test('[H2] there is no planned end without duration or unit', () => {
  expect([end(null, 'JOUR'), end(3, null), end(null, null)]).toEqual([null, null, null]);
});
test('[H7] a month that is too short ends it on its last day', () => {
  expect(end(5, 'ANNEE', '2024-02-29')).toBe('2029-02-28');
  expect(end(1, 'MOIS', '2026-01-31')).toBe('2026-02-28');
  expect(end(1, 'MOIS', '2028-01-31')).toBe('2028-02-29');
  fc.assert(
    fc.property(dates, fc.nat(200), (start, months) => {
      const last = end(months, 'MOIS', start) ?? '';
      const day = Number(start.slice(8));
      // The same day, or the last one of its month.
      expect(Number(last.slice(8)) === day || addDays(last, 1).endsWith('-01')).toBe(true);
      expect(Number(last.slice(8))).toBeLessThanOrEqual(day);
    }),
  );
});
test('[H8] hours count from 00:00: whole days only', () => {
  expect([0, 23, 24, 47, 48].map((hours) => end(hours, 'HEURE'))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-21',
    '2026-11-21',
    '2026-11-22',
  ]);
  fc.assert(
    fc.property(dates, fc.nat(9000), (start, hours) => {
      expect(end(hours, 'HEURE', start)).toBe(end(Math.floor(hours / 24), 'JOUR', start));
    }),
  );
});
test('[H1] twelve months are a year, and a longer validity never ends sooner', () => {
  fc.assert(
    fc.property(dates, fc.nat(50), fc.constantFrom(...UNITES_DUREE), (start, duree, unite) => {
      expect(end(duree * 12, 'MOIS', start)).toBe(end(duree, 'ANNEE', start));
      expect(daysBetween(end(duree, unite, start) ?? '', end(duree + 1, unite, start) ?? '')).toBeGreaterThanOrEqual(0);
    }),
  );
});
test('[H3] a habilitation is suspended in rupture, or until the end of its suspension is past', () => {
  expect(isSuspended({ rupture: true, dateFinSuspension: null }, TODAY)).toBe(true);
  expect(isSuspended({ rupture: true, dateFinSuspension: '2020-01-01' }, TODAY)).toBe(true);
  expect(isSuspended({ rupture: false, dateFinSuspension: TODAY }, TODAY)).toBe(true);
  expect(isSuspended({ rupture: false, dateFinSuspension: '2026-11-19' }, TODAY)).toBe(false);
  expect(isSuspended({ rupture: false, dateFinSuspension: null }, TODAY)).toBe(false);
  fc.assert(
    fc.property(dates, dates, fc.boolean(), (dateFinSuspension, today, rupture) => {
      expect(isSuspended({ rupture, dateFinSuspension }, today)).toBe(
        rupture || daysBetween(today, dateFinSuspension) >= 0,
      );
    }),
  );
});
