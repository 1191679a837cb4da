import { expect, test } from 'vitest';
import { changementFaults, choixFaults, preuveFaults } from './motDePasseFaults.ts';

test('[DX925] a password owed is told at its field, with all else that is owed', () => {
  const present = (path: string) => ({ path, title: 'compte.erreurs.mot-de-passe-actuel-requis' });
  const chosen = (path: string) => ({ path, title: 'compte.erreurs.nouveau-mot-de-passe-requis' });
  expect(preuveFaults('', 'password')).toEqual([present('password')]);
  expect(preuveFaults(' ', 'password')).toEqual([]);
  expect(changementFaults({ currentPassword: '', newPassword: '' })).toEqual([
    present('currentPassword'),
    chosen('newPassword'),
  ]);
  expect(changementFaults({ currentPassword: 'a', newPassword: 'b' })).toEqual([]);
  expect(choixFaults({ password: '', acceptationRGPD: false })).toEqual([
    chosen('password'),
    { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
  ]);
  expect(choixFaults({ password: 'b', acceptationRGPD: true })).toEqual([]);
});
