import { expect, test } from 'vitest';
import { ETATS_LIGNE } from './etatLigne.ts';
import { finDeListe, isListeARappeler, nomDit } from './listeSuivie.ts';

test('C1130 a digest tells what ended, was revoked or replaced, or ends soon, each under a name of its own', () => {
  expect(ETATS_LIGNE.map((etat) => nomDit(etat, '2027-02-28'))).toEqual([
    'REVOQUE',
    'REMPLACE',
    'EXPIRE-2027-02-28',
    null,
    'BIENTOT-2027-02-28',
    null,
    null,
  ]);
  // Whose end was moved ends soon once more.
  expect(nomDit('BIENTOT', '2027-05-31')).not.toBe(nomDit('BIENTOT', '2027-02-28'));
});

test('C1131 a list is followed for a year, and its address asked again in the last thirty days', () => {
  expect(finDeListe('2026-06-30')).toBe('2027-06-30');
  expect(isListeARappeler('2026-06-30', '2027-05-30')).toBe(false);
  expect(isListeARappeler('2026-06-30', '2027-05-31')).toBe(true);
  expect(isListeARappeler('2026-06-30', '2027-06-30')).toBe(true);
});
