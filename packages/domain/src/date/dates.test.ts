import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { daysBetween } from './daysBetween.ts';
import { elapsedShare } from './elapsedShare.ts';

const dates = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));

test('[K7] the delay is the number of days from one date to the other', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  fc.assert(
    fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});
test('[K22] dates add and count across months, leap years and changes of hour', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
});
test('[K22] the order of dates is that of their texts', () => {
  fc.assert(
    fc.property(
      dates,
      dates,
      (one, other) => Math.sign(daysBetween(one, other)) === Number(other > one) - Number(other < one),
    ),
  );
});
test('[K9] the share of its time that is used runs from its first day to its last', () => {
  const at = (today: string) => elapsedShare({ start: '2026-11-01', due: '2026-11-21', today });
  expect(['2026-10-01', '2026-11-01', '2026-11-16', '2026-11-21', '2026-11-22'].map(at)).toEqual([0, 0, 0.75, 1, 1]);
});
test('[K19] a deadline of no length has no time left', () => {
  const at = (today: string) => elapsedShare({ start: '2026-11-20', due: '2026-11-20', today });
  expect(['2026-11-20', '2026-11-21'].map(at)).toEqual([1, 1]);
  expect(elapsedShare({ start: '2026-11-25', due: '2026-11-20', today: '2026-11-18' })).toBe(1);
});
test('[K9] the share that has run stays between nothing and all, and never goes back', () => {
  fc.assert(
    fc.property(dates, fc.nat(400), dates, fc.nat(50), (start, length, today, later) => {
      const due = addDays(start, length);
      const now = elapsedShare({ start, due, today });
      expect(now).toBeGreaterThanOrEqual(0);
      expect(now).toBeLessThanOrEqual(1);
      expect(elapsedShare({ start, due, today: addDays(today, later) })).toBeGreaterThanOrEqual(now);
    }),
  );
});
