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
  expect(changementFaults({ currentPassword: 'a', newPassword: 'trois pommes' })).toEqual([]);
  expect(choixFaults({ password: '', acceptationRGPD: false })).toEqual([
    chosen('password'),
    { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
  ]);
  expect(choixFaults({ password: 'trois pommes', acceptationRGPD: true })).toEqual([]);
});

test('[DX925] a password too short or too long is told at its field, with all else that is owed', () => {
  const short = (path: string) => ({ path, title: 'compte.mot-de-passe-trop-court' });
  const long = (path: string) => ({ path, title: 'compte.mot-de-passe-trop-long' });
  expect(choixFaults({ password: 'troispommes', acceptationRGPD: false })).toEqual([
    short('password'),
    { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
  ]);
  expect(changementFaults({ currentPassword: '', newPassword: 'b'.repeat(129) })).toEqual([
    { path: 'currentPassword', title: 'compte.erreurs.mot-de-passe-actuel-requis' },
    long('newPassword'),
  ]);
  expect(choixFaults({ password: 'b'.repeat(128), acceptationRGPD: true })).toEqual([]);
  // Signs count, not the places that they take.
  expect(choixFaults({ password: '🍏'.repeat(11), acceptationRGPD: true })).toEqual([short('password')]);
});
