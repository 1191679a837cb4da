import { expect, test } from 'vitest';
import { identiteFaultsOf, inscriptionFaultsOf, normalizeIdentite } from './identiteFaultsOf.ts';

const GOOD = { nom: "O'Brien", prenom: 'Anne-Marie', email: 'anne@example.org' };

test('[CO5] a person has a name, a first name and an address', () => {
  expect(identiteFaultsOf(GOOD)).toEqual([]);
  expect(identiteFaultsOf({ nom: ' ', prenom: '--', email: ' ' })).toEqual([
    { path: 'nom', title: 'champ.nom-requis' },
    { path: 'prenom', title: 'champ.prenom-requis' },
    { path: 'email', title: 'champ.email-requis' },
  ]);
  expect(identiteFaultsOf({ ...GOOD, email: 'anne' })).toEqual([{ path: 'email', title: 'champ.email-invalide' }]);
});

test('[CO5] it is kept clean: spaces, hidden signs and the case of the address', () => {
  const typed = { nom: '  De\u200B   La\tTour ', prenom: 'E\u0301lise\n', email: ' Elise@Example.ORG ' };
  expect(normalizeIdentite(typed)).toEqual({ nom: 'De La Tour', prenom: 'Élise', email: 'elise@example.org' });
});

test('an account is asked for with the terms accepted', () => {
  expect(inscriptionFaultsOf({ ...GOOD, acceptationRGPD: true })).toEqual([]);
  expect(inscriptionFaultsOf({ ...GOOD, nom: '', acceptationRGPD: false })).toEqual([
    { path: 'nom', title: 'champ.nom-requis' },
    { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
  ]);
});
