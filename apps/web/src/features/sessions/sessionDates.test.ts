import { readFileSync } from 'node:fs';
import type { Messages } from '@habilis/i18n/loadMessages';
import { createTexts } from '@habilis/i18n/TextProvider';
import { expect, test } from 'vitest';
import { longDates, shortDates } from './sessionDates.ts';

const file = new URL('../../../../../packages/i18n/compiled/fr/sessions-certification.json', import.meta.url);
const t = createTexts(JSON.parse(readFileSync(file, 'utf8')) as Messages);
const days = (dateSession: string | null, dateFinSession: string | null = dateSession) => ({
  dateSession,
  dateFinSession,
});

test('days are written as short as they go', () => {
  expect(shortDates(days('2026-12-14'))).toBe('14/12/2026');
  expect(shortDates(days('2026-12-14', null))).toBe('14/12/2026');
  expect(shortDates(days('2026-12-14', '2026-12-15'))).toBe('14–15/12/2026');
  expect(shortDates(days('2026-11-30', '2026-12-02'))).toBe('30/11–02/12/2026');
  expect(shortDates(days('2026-12-31', '2027-01-02'))).toBe('31/12–02/01/2027');
  expect(shortDates(days('2026-12-31', '2027-12-31'))).toBe('31/12/2026–31/12/2027');
  expect(shortDates(days(null))).toBeNull();
});

test('days in words bear their article, and what they share once', () => {
  expect(longDates(t, days('2026-12-01'))).toBe('du 1er\u00A0décembre 2026');
  expect(longDates(t, days('2026-12-14', '2026-12-15'))).toBe('des 14 et 15\u00A0décembre 2026');
  expect(longDates(t, days('2026-12-14', '2026-12-16'))).toBe('du 14 au 16\u00A0décembre 2026');
  expect(longDates(t, days('2026-11-30', '2026-12-02'))).toBe('du 30\u00A0novembre au 2\u00A0décembre 2026');
  expect(longDates(t, days('2026-12-31', '2027-01-01'))).toBe('des 31\u00A0décembre 2026 et 1er\u00A0janvier 2027');
  // A last day that is still before the first is not told.
  expect(longDates(t, days('2026-12-16', '2026-12-14'))).toBe('du 16\u00A0décembre 2026');
  expect(longDates(t, days(null))).toBeNull();
});
