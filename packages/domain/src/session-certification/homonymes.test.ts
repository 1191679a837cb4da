import { expect, test } from 'vitest';
import { type Homonyme, isHomonymeADire, refusalOfHomonyme } from './homonymes.ts';

const autreOf = (changes: Partial<Homonyme> = {}): Homonyme => ({
  resultat: 'ADMIS',
  isMemeIdentite: false,
  isMemeNiveau: true,
  hasDeuxIdentites: false,
  reponse: null,
  ...changes,
});

test('[SC44] who bears the name and the birth date of somebody in a class of the same days is certified once somebody says who they are', () => {
  expect(refusalOfHomonyme('ADMIS', autreOf())).toBe('session-certification.homonyme');
  expect(refusalOfHomonyme('ADMIS', autreOf({ isMemeNiveau: false, resultat: null }))).toBe(
    'session-certification.homonyme',
  );
  expect(refusalOfHomonyme('ADMIS', autreOf({ reponse: 'DEUX_PERSONNES' }))).toBeNull();
  expect(refusalOfHomonyme('ADMIS', autreOf({ reponse: 'DEUX_PERSONNES', hasDeuxIdentites: true }))).toBeNull();
});

test('[SC44] nobody is asked where one of the two was absent, and who is not admitted gets nothing to refuse', () => {
  expect(isHomonymeADire('ADMIS', autreOf({ resultat: 'ABSENT' }))).toBe(false);
  expect(isHomonymeADire('ABSENT', autreOf())).toBe(false);
  expect(isHomonymeADire(null, autreOf({ resultat: null }))).toBe(true);
  expect(isHomonymeADire('NON_ADMIS', autreOf())).toBe(true);
  expect(isHomonymeADire('ADMIS', autreOf({ reponse: 'UNE_PERSONNE' }))).toBe(false);
  expect(isHomonymeADire('ADMIS', autreOf({ isMemeIdentite: true }))).toBe(false);
  expect(refusalOfHomonyme('ADMIS', autreOf({ resultat: 'ABSENT' }))).toBeNull();
  for (const resultat of ['NON_ADMIS', 'ABSENT', null] as const)
    expect(refusalOfHomonyme(resultat, autreOf())).toBeNull();
});

test('[SC44] one person has one certificat of a niveau for a day, of two niveaux one each, and one identity', () => {
  for (const one of [autreOf({ isMemeIdentite: true }), autreOf({ reponse: 'UNE_PERSONNE' })]) {
    expect(refusalOfHomonyme('ADMIS', one)).toBe('session-certification.deja-certifie-ce-jour');
    expect(refusalOfHomonyme('ADMIS', { ...one, isMemeNiveau: false })).toBeNull();
    for (const resultat of ['NON_ADMIS', 'ABSENT', null] as const)
      expect(refusalOfHomonyme('ADMIS', { ...one, resultat })).toBeNull();
  }
  const two = autreOf({ reponse: 'UNE_PERSONNE', hasDeuxIdentites: true, isMemeNiveau: false });
  expect(refusalOfHomonyme('ADMIS', two)).toBe('session-certification.identites-a-fusionner');
  expect(refusalOfHomonyme('ADMIS', { ...two, resultat: 'ABSENT' })).toBeNull();
});
