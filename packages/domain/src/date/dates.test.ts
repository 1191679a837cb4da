import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './addDays.ts';
import { daysBetween } from './daysBetween.ts';
import { deadlineState } from './deadlineState.ts';

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
test('[K9] a deadline is ok up to 75 % of its time, then soon, late after its day', () => {
  const at = (today: string) => deadlineState({ start: '2026-11-01', due: '2026-11-21', today });
  expect(at('2026-11-01')).toEqual({ state: 'ok', ratio: 0, days: 20 });
  expect(at('2026-11-16')).toEqual({ state: 'ok', ratio: 0.75, days: 5 });
  expect(at('2026-11-17')).toEqual({ state: 'soon', ratio: 0.8, days: 4 });
  expect(at('2026-11-21')).toEqual({ state: 'soon', ratio: 1, days: 0 });
  expect(at('2026-11-22')).toEqual({ state: 'late', ratio: 1, days: -1 });
  expect(at('2026-10-01')).toMatchObject({ state: 'ok', ratio: 0 });
});
test('[K19] a deadline of no length is soon on its day, late after it', () => {
  const at = (today: string) => deadlineState({ start: '2026-11-20', due: '2026-11-20', today });
  expect(at('2026-11-20')).toEqual({ state: 'soon', ratio: 1, days: 0 });
  expect(at('2026-11-21')).toEqual({ state: 'late', ratio: 1, days: -1 });
  expect(deadlineState({ start: '2026-11-25', due: '2026-11-20', today: '2026-11-18' })).toEqual({
    state: 'soon',
    ratio: 1,
    days: 2,
  });
});
test('[K9] the share that has run stays between nothing and all, and never goes back', () => {
  fc.assert(
    fc.property(dates, fc.nat(400), dates, fc.nat(50), (start, length, today, later) => {
      const due = addDays(start, length);
      const now = deadlineState({ start, due, today });
      const then = deadlineState({ start, due, today: addDays(today, later) });
      const order = ['ok', 'soon', 'late'];
      expect(now.ratio).toBeGreaterThanOrEqual(0);
      expect(now.ratio).toBeLessThanOrEqual(1);
      expect(now.state === 'late').toBe(now.days < 0);
      expect(then.ratio).toBeGreaterThanOrEqual(now.ratio);
      expect(order.indexOf(then.state)).toBeGreaterThanOrEqual(order.indexOf(now.state));
    }),
  );
});
