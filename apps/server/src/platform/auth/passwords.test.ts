import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('[CO20] a password is the same however its accents are written, and no other', async () => {
  const stored = await hashPassword('Été à la mer 47'.normalize('NFC'));
  expect(await isPassword(stored, 'Été à la mer 47'.normalize('NFD'))).toBe(true);
  expect(await isPassword(stored, 'Ete a la mer 47')).toBe(false);
  expect(await isPassword(null, 'Été à la mer 47')).toBe(false);
});
