import { reglageFaults } from '@habilis/domain/setting/reglageFaults';
import { type CleReglage, DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { expect, test } from 'vitest';
import { typedOf, valeurOf } from './saisie.ts';

test.each([
  ['delaiAvisJours', 21, '21'],
  ['tailleMaxFichierOctets', 10 * 1024 ** 2, '10'],
  ['tailleMaxFichierOctets', 1.5 * 1024 ** 2, '1,5'],
  ['mentionsEditeur', 'Caisse\n1 rue', 'Caisse\n1 rue'],
] as const)('[K1070] %s of %j is typed %j', (cle, valeur, typed) => {
  expect(typedOf(cle, valeur)).toBe(typed);
  expect(valeurOf(cle, typed)).toBe(valeur);
});

const titles = (cle: CleReglage, typed: string) =>
  reglageFaults(
    cle,
    { valeur: valeurOf(cle, typed), motif: 'Essai' },
    { settings: DEFAULT_SETTINGS, defaut: DEFAULT_SETTINGS[cle] },
  ).map(({ title }) => title);

test.each([
  ['', ['champ.requis']],
  ['vingt', ['champ.requis']],
  ['NaN', ['champ.requis']],
  ['1e2', ['champ.requis']],
  ['0x15', ['champ.requis']],
  ['9'.repeat(40), ['champ.requis']],
  ['12,5', ['reglage.nombre-entier']],
  ['-3', ['reglage.hors-bornes']],
  [' 2 1 ', []],
])('[K1070] %j typed for a delay: %j', (typed, faults) => {
  expect(titles('delaiAvisJours', typed)).toEqual(faults);
});
