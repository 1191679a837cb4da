import { expect, test } from 'vitest';
import { monthsFrom, weeksOf } from './monthOf.ts';

test('weeks start on Sunday and are whole', () => {
  const weeks = weeksOf('2026-11', 'fr-FR');
  expect(weeks.map(([sunday]) => sunday)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
});

test('a month that begins on a Saturday begins with the week of that Saturday', () => {
  expect(weeksOf('2026-08', 'fr-FR')[0]).toEqual([
    '2026-07-26',
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    '2026-08-01',
  ]);
});

test('the month after December is January', () => {
  expect(monthsFrom('2026-12', 1)).toBe('2027-01');
  expect(monthsFrom('2026-01', -1)).toBe('2025-12');
});
