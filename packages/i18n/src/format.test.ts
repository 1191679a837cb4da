import { expect, test } from 'vitest';
import { dayOfInstant } from './dayOfInstant.ts';
import { formatDate, formatFileSize, formatInstantDate, formatTime } from './format.ts';
import { formatLongDate, formatMonth } from './formatMonths.ts';

test('[K8] a date is shown dd/MM/yyyy', () => expect(formatDate('2026-11-20')).toBe('20/11/2026'));
test('an instant is shown on the day and at the hour of Paris', () => {
  expect(formatInstantDate('2026-12-31T23:30:00Z')).toBe('01/01/2027');
  expect(dayOfInstant('2026-12-31T23:30:00Z')).toBe('2027-01-01');
  expect(dayOfInstant('2026-06-30T21:59:59Z')).toBe('2026-06-30');
  expect(formatTime('2026-12-31T23:30:00Z')).toBe('00:30');
});
test('a size is shown in o, ko and Mo', () => {
  expect(formatFileSize(12)).toBe('12\u00A0o');
  expect(formatFileSize(1536)).toBe('1,5\u00A0ko');
  expect(formatFileSize(10_485_760)).toBe('10\u00A0Mo');
});
test('[DX944] the first day of a month is written 1er', () => {
  expect(formatLongDate('2026-12-01')).toBe('1er\u00A0décembre 2026');
  expect(formatLongDate('2026-11-22')).toBe('22\u00A0novembre 2026');
});
test('a month is named with its year', () => expect(formatMonth('2027-02')).toBe('février 2027'));
