import { ProblemError, TransportError } from '@habilis/api/client/errors';
import { expect, test } from 'vitest';
import { createIdempotency } from '../session/idempotency.ts';
import { isFinal, retryMs } from './retryPolicy.ts';

const problem = (status: number, wait?: number) => new ProblemError(status, { title: 'x' }, wait);

test('only what the server refuses for itself is final', () => {
  expect([400, 403, 404, 409, 413].every((status) => isFinal(problem(status)))).toBe(true);
  expect([401, 429, 500, 503].some((status) => isFinal(problem(status)))).toBe(false);
  expect(isFinal(new TransportError(new Error('lost')))).toBe(false);
});

test('the wait doubles up to a minute, and is as long as the server asks', () => {
  expect([1, 2, 3, 4, 9].map((failures) => retryMs(failures, null))).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  expect(retryMs(1, problem(429, 120))).toBe(120_000);
});

test('the same content has the same key, another content another one', () => {
  const keyOf = createIdempotency();
  const key = keyOf({ a: 1 });
  expect(keyOf({ a: 1 })).toBe(key);
  expect(keyOf({ a: 2 })).not.toBe(key);
});
