import { expect, test } from 'vitest';
import { isGuessable } from './isGuessable.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('[CO20] a password is the same however its accents are written, and no other', async () => {
  const stored = await hashPassword('Été à la mer 47'.normalize('NFC'));
  expect(await isPassword(stored, 'Été à la mer 47'.normalize('NFD'))).toBe(true);
  expect(await isPassword(stored, 'Ete a la mer 47')).toBe(false);
  expect(await isPassword(null, 'Été à la mer 47')).toBe(false);
});

test('[W1002] a long password made of signs that read as letters is judged in the time of a plain one, and a short one is seen through', () => {
  const timeOf = (password: string) => {
    const before = performance.now();
    for (let turn = 0; turn < 3; turn++) isGuessable(password, []);
    return performance.now() - before;
  };
  expect([isGuessable('p4$$m0td3', []), isGuessable('m0td3p4ss3', [])]).toEqual([true, true]);
  // Read in a hundred ways, it took twenty times as long.
  const signs = timeOf('4@8({[</369&#!1/|0$5+7%2'.repeat(5));
  expect(signs).toBeLessThan(8 * timeOf('motdepasse'.repeat(12)));
});
