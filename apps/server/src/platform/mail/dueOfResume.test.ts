import { expect, test } from 'vitest';
import { dueOfResume } from './dueOfResume.ts';

const HOUR_MS = 60 * 60 * 1000;
const PARIS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', weekday: 'long', hour: '2-digit' });

test('[N12] a summary falls due every day, or every Monday, at its hour in Paris, through the changes of hour', () => {
  const daily = new Set<number>();
  const weekly = new Set<number>();
  // Two years, hour by hour.
  for (let ms = Date.parse('2026-01-05T06:00:00Z'); ms < Date.parse('2028-01-03T06:00:00Z'); ms += HOUR_MS) {
    const day = dueOfResume('QUOTIDIEN', new Date(ms), 7).getTime();
    const week = dueOfResume('HEBDO', new Date(ms), 7).getTime();
    expect(ms - day).toBeGreaterThanOrEqual(0);
    expect(ms - day).toBeLessThan(25 * HOUR_MS);
    expect(week).toBeLessThanOrEqual(day);
    daily.add(day);
    weekly.add(week);
  }
  expect([daily.size, weekly.size]).toEqual([728, 104]);
  expect(new Set([...weekly].map((ms) => PARIS.format(ms)))).toEqual(new Set(['lundi 07 h']));
  expect(new Set([...daily].map((ms) => PARIS.format(ms).replace(/^\w+ /, '')))).toEqual(new Set(['07 h']));
});

test('[N12] an hour out of the day is the nearest of it', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect([dueOfResume('QUOTIDIEN', now, -3), dueOfResume('QUOTIDIEN', now, 99)]).toEqual([
    new Date('2026-11-19T23:00:00Z'),
    new Date('2026-11-19T22:00:00Z'),
  ]);
});
