import { expect, test } from 'vitest';
import { needsRefresh, REFRESH_UNDER_MS } from './refreshPolicy.ts';

test('[K10][S4] a token is refreshed when less than fifteen minutes remain', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  expect(REFRESH_UNDER_MS).toBe(900_000);
  expect(needsRefresh(now + 900_000, now)).toBe(false);
  expect(needsRefresh(now + 899_999, now)).toBe(true);
  expect(needsRefresh(now - 1, now)).toBe(true);
});
