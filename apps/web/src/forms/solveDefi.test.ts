import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveDefi } from './solveDefi.ts';

const SALT = 'b0a7?expires=1795000000&';
const defiOf = (number: number, maxnumber: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update(`${SALT}${number}`).digest('hex'),
  salt: SALT,
  signature: 'f'.repeat(64),
  maxnumber,
});

test('[AS10] the number of a challenge is found, the first and the last included', async () => {
  for (const number of [0, 7, 500]) {
    const { maxnumber, ...rest } = defiOf(number, 500);
    expect(await solveDefi({ maxnumber, ...rest })).toEqual({ ...rest, number });
  }
  await expect(solveDefi(defiOf(501, 500))).rejects.toThrow('solution');
});

test('[AS10] the page lives on while its challenge is worked at', async () => {
  let moments = 0;
  const count = setInterval(() => moments++, 1);
  await solveDefi(defiOf(60_000, 60_000));
  clearInterval(count);
  expect(moments).toBeGreaterThan(2);
});
