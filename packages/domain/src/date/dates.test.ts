import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestoneOf } from '../demande-habilitation/milestoneOf.ts';
import { isSuspended } from '../habilitation/isSuspended.ts';
import { plannedEndDate } from '../habilitation/plannedEndDate.ts';
import { addDays } from './addDays.ts';
import { daysBetween } from './daysBetween.ts';
import { deadlineState } from './deadlineState.ts';

const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const level = (
  dureeValiditeHabilitation: number | null,
  uniteDureeValiditeHabilitation: 'HEURE' | 'JOUR' | 'MOIS' | 'ANNEE' | null,
) => ({ dureeValiditeHabilitation, uniteDureeValiditeHabilitation });

test('[H1] the planned end is the start plus the validity in its unit', () => {
  expect(plannedEndDate(level(5, 'ANNEE'), '2024-02-29', '2026-11-20')).toBe('2029-02-28');
  expect(plannedEndDate(level(1, 'MOIS'), '2026-01-31', '2026-11-20')).toBe('2026-02-28');
  expect(plannedEndDate(level(10, 'JOUR'), '2026-12-25', '2026-11-20')).toBe('2027-01-04');
  expect(plannedEndDate(level(47, 'HEURE'), '2026-11-20', '2026-01-01')).toBe('2026-11-21');
  expect(plannedEndDate(level(23, 'HEURE'), '2026-11-20', '2026-01-01')).toBe('2026-11-20');
});
test('[H1] without a start it counts from today', () =>
  expect(plannedEndDate(level(1, 'JOUR'), null, '2026-11-20')).toBe('2026-11-21'));
test('[H2] there is no planned end without duration or unit', () => {
  expect(plannedEndDate(level(null, 'JOUR'), null, '2026-11-20')).toBeNull();
  expect(plannedEndDate(level(3, null), null, '2026-11-20')).toBeNull();
});
test('[H3] an accreditation is suspended in rupture, or until the end of its suspension is past', () => {
  expect(isSuspended({ rupture: true, dateFinSuspension: null }, '2026-11-20')).toBe(true);
  expect(isSuspended({ rupture: false, dateFinSuspension: '2026-11-20' }, '2026-11-20')).toBe(true);
  expect(isSuspended({ rupture: false, dateFinSuspension: '2026-11-19' }, '2026-11-20')).toBe(false);
  expect(isSuspended({ rupture: false, dateFinSuspension: null }, '2026-11-20')).toBe(false);
});
test.each([
  [['instruction', 'validation_instruction'], 1],
  [['repartition', 'sous_commission', 'validation_demande'], 2],
  [['planification_decision', 'decision'], 3],
  [['suppression_apres_refus'], 4],
  [['saisie', 'complement', 'acceptee', '', 'constructor', 'toString'], 0],
])('[H4] milestone of %s is %d', (keys, expected) => expect(keys.map(milestoneOf)).toEqual(keys.map(() => expected)));
test('[K7] days between two dates: as many as are added', () => {
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: -4000, max: 4000 }),
      (date, days) => daysBetween(date, addDays(date, days)) === days,
    ),
  );
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
test('[K9] a deadline is ok up to 75 % of its time, then soon, late after its day', () => {
  const state = (today: string) => deadlineState({ start: '2026-11-01', due: '2026-11-21', today }).state;
  expect([
    state('2026-11-01'),
    state('2026-11-16'),
    state('2026-11-17'),
    state('2026-11-21'),
    state('2026-11-22'),
  ]).toEqual(['ok', 'ok', 'soon', 'soon', 'late']);
});
test('[K9] the share that has run stays between nothing and all', () => {
  fc.assert(
    fc.property(dates, dates, dates, (start, due, today) => {
      const { ratio, state, days } = deadlineState({ start, due, today });
      return ratio >= 0 && ratio <= 1 && (state === 'late') === days < 0;
    }),
  );
});
