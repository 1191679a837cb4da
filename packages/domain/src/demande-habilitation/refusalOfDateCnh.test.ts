import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../date/addDays.ts';
import { refusalOfDateCnh } from './refusalOfDateCnh.ts';

const TODAY = '2026-11-28';
const DAYS = 1000;

test('[DH49] the commission decides on any day from today on, a meeting or a written consultation alike, a Sunday or a holiday too', () => {
  const at = (day: string) => refusalOfDateCnh(day, { today: TODAY, horizon: addDays(TODAY, DAYS) });
  // A Sunday, and Christmas.
  for (const day of [TODAY, '2026-11-29', '2026-12-25']) expect(at(day)).toBeNull();
  fc.assert(fc.property(fc.integer({ min: 0, max: DAYS }), (ahead) => at(addDays(TODAY, ahead)) === null));
  expect(at(addDays(TODAY, -1))).toBe('demande.date-cnh-passee');
});
