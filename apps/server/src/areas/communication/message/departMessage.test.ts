import { expect, test } from 'vitest';
import { departMessage } from './departMessage.ts';

const depart = (apres: string, premierJour = '2026-11-28') => departMessage(new Date(apres), premierJour).toISOString();

test('[M13] mails leave at the minute past their delay by day, in the morning for what is written at night', () => {
  expect(depart('2026-11-28T09:10:00.000Z')).toBe('2026-11-28T09:10:00.000Z');
  expect(depart('2026-11-28T09:10:20.000Z')).toBe('2026-11-28T09:11:00.000Z');
  expect(depart('2026-11-28T19:59:00.000Z')).toBe('2026-11-28T19:59:00.000Z');
  // 20:59 is the last minute of the day.
  expect(depart('2026-11-28T19:59:01.000Z')).toBe('2026-11-29T06:00:00.000Z');
  expect(depart('2026-11-28T21:10:00.000Z')).toBe('2026-11-29T06:00:00.000Z');
  expect(depart('2026-11-28T03:10:00.000Z')).toBe('2026-11-28T06:00:00.000Z');
});

test('[M13] mails wait for the first day of the message, in the hours of Paris of any season', () => {
  expect(depart('2026-11-28T09:10:00.000Z', '2026-12-03')).toBe('2026-12-03T06:00:00.000Z');
  expect(depart('2026-07-01T19:30:00.000Z', '2026-07-01')).toBe('2026-07-02T05:00:00.000Z');
  // The night in which the hour changes.
  expect(depart('2026-10-24T22:00:00.000Z', '2026-10-24')).toBe('2026-10-25T06:00:00.000Z');
});
