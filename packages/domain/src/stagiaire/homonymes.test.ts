import { expect, test } from 'vitest';
import { type Homonyme, isHomonymeADire, refusalOfHomonyme } from './homonymes.ts';

const otherOf = (changes: Partial<Homonyme> = {}): Homonyme => ({
  resultat: 'ADMIS',
  isMemeIdentite: false,
  isMemeNiveau: true,
  hasDeuxIdentites: false,
  reponse: null,
  ...changes,
});

test('[SC44] who bears the name and the birth date of somebody in a class of the same days is certified once somebody says who they are', () => {
  expect(refusalOfHomonyme('ADMIS', otherOf())).toBe('session-certification.homonyme');
  expect(refusalOfHomonyme('ADMIS', otherOf({ isMemeNiveau: false, resultat: null }))).toBe(
    'session-certification.homonyme',
  );
  expect(refusalOfHomonyme('ADMIS', otherOf({ reponse: 'DEUX_PERSONNES' }))).toBeNull();
  expect(refusalOfHomonyme('ADMIS', otherOf({ reponse: 'DEUX_PERSONNES', hasDeuxIdentites: true }))).toBeNull();
});

test('[SC44] nobody is asked where one of the two was absent, and who is not admitted gets nothing to refuse', () => {
  expect(isHomonymeADire('ADMIS', otherOf({ resultat: 'ABSENT' }))).toBe(false);
  expect(isHomonymeADire('ABSENT', otherOf())).toBe(false);
  expect(isHomonymeADire(null, otherOf({ resultat: null }))).toBe(true);
  expect(isHomonymeADire('NON_ADMIS', otherOf())).toBe(true);
  expect(isHomonymeADire('ADMIS', otherOf({ reponse: 'UNE_PERSONNE' }))).toBe(false);
  expect(isHomonymeADire('ADMIS', otherOf({ isMemeIdentite: true }))).toBe(false);
  expect(refusalOfHomonyme('ADMIS', otherOf({ resultat: 'ABSENT' }))).toBeNull();
  for (const resultat of ['NON_ADMIS', 'ABSENT', null] as const)
    expect(refusalOfHomonyme(resultat, otherOf())).toBeNull();
});

test('[SC44] one person has one certificat of a niveau for a day, of two niveaux one each, and one identity', () => {
  for (const one of [otherOf({ isMemeIdentite: true }), otherOf({ reponse: 'UNE_PERSONNE' })]) {
    expect(refusalOfHomonyme('ADMIS', one)).toBe('session-certification.deja-certifie-ce-jour');
    expect(refusalOfHomonyme('ADMIS', { ...one, isMemeNiveau: false })).toBeNull();
    for (const resultat of ['NON_ADMIS', 'ABSENT', null] as const)
      expect(refusalOfHomonyme('ADMIS', { ...one, resultat })).toBeNull();
  }
  const two = otherOf({ reponse: 'UNE_PERSONNE', hasDeuxIdentites: true, isMemeNiveau: false });
  expect(refusalOfHomonyme('ADMIS', two)).toBe('session-certification.identites-a-fusionner');
  expect(refusalOfHomonyme('ADMIS', { ...two, resultat: 'ABSENT' })).toBeNull();
});
