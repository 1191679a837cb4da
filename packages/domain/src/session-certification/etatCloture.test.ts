import { expect, test } from 'vitest';
import { etatCloture } from './etatCloture.ts';

const on = (today: string) => etatCloture({ dateFin: '2026-08-26', dateSuppression: '2026-11-26', today });

test('[A25] a session is near its deletion 30 days before, and about to go 7 days before', () => {
  expect(on('2026-10-26')).toMatchObject({ state: 'ok', days: 31 });
  expect(on('2026-10-27')).toMatchObject({ state: 'soon', days: 30 });
  expect(on('2026-11-18')).toMatchObject({ state: 'soon', days: 8 });
  expect(on('2026-11-19')).toMatchObject({ state: 'late', days: 7 });
  expect(on('2026-11-26')).toMatchObject({ state: 'late', days: 0 });
});

test('[A25] the time to close a session runs from its last day', () => {
  expect(on('2026-08-26').ratio).toBe(0);
  expect(on('2026-08-01').ratio).toBe(0);
  expect(on('2026-10-11').ratio).toBe(0.5);
  expect(on('2026-11-27').ratio).toBe(1);
});
