import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEPARTEMENTS, LIEUX } from '../entite/DEPARTEMENTS.ts';
import { CARTE_DEPARTEMENTS, CARTE_OUTRE_MER } from './CARTE_DEPARTEMENTS.ts';
import { lieuOf } from './lieuOf.ts';

const NAMES: Readonly<Record<string, string>> = {
  '21': 'Côte-d’Or',
  '2A': 'Corse-du-Sud',
  '54': 'Meurthe-et-Moselle',
  '57': 'Moselle',
  '974': 'La Réunion',
};
const nameOf = (code: string) => NAMES[code] ?? `département ${code}`;
const tileOf = (code: string) => CARTE_DEPARTEMENTS.find((tile) => tile.code === code);
const placesOf = (tiles: typeof CARTE_DEPARTEMENTS) => new Set(tiles.map(({ column, row }) => `${column} ${row}`));

test('[DX960] each place where an entite may stand has one tile, on the map or among those overseas', () => {
  const codes = [...CARTE_DEPARTEMENTS, ...CARTE_OUTRE_MER].map(({ code }) => code);
  expect(codes.toSorted()).toEqual(LIEUX.toSorted());
  expect(CARTE_OUTRE_MER.map(({ code }) => code)).toEqual([
    '971',
    '972',
    '973',
    '974',
    '975',
    '976',
    '977',
    '978',
    '986',
    '987',
    '988',
  ]);
});
test('[DX960] no two tiles share a place, and each lies within its grid', () => {
  expect(placesOf(CARTE_DEPARTEMENTS).size).toBe(CARTE_DEPARTEMENTS.length);
  expect(placesOf(CARTE_OUTRE_MER).size).toBe(CARTE_OUTRE_MER.length);
  const widest = (tiles: typeof CARTE_DEPARTEMENTS) => [
    Math.max(...tiles.map(({ column }) => column)),
    Math.max(...tiles.map(({ row }) => row)),
  ];
  expect([widest(CARTE_DEPARTEMENTS), widest(CARTE_OUTRE_MER)]).toEqual([
    [11, 11],
    [1, 5],
  ]);
});
test('[DX960] a tile lies about where its département does', () => {
  expect(tileOf('59')).toEqual({ code: '59', column: 7, row: 0 });
  expect(tileOf('29')).toEqual({ code: '29', column: 0, row: 3 });
  expect(tileOf('75')).toEqual({ code: '75', column: 6, row: 2 });
  expect(tileOf('54')).toEqual({ code: '54', column: 10, row: 2 });
  expect(tileOf('13')).toEqual({ code: '13', column: 9, row: 10 });
  expect(tileOf('2A')).toEqual({ code: '2A', column: 11, row: 11 });
  expect(CARTE_OUTRE_MER.at(-1)).toEqual({ code: '988', column: 0, row: 5 });
});
test('[DX962] a typed place is a département by its code or its name, whatever its case and accents', () => {
  const meant = (typed: string) => lieuOf(typed, nameOf).departement;
  expect(['54', ' 54 ', '2a', '974', 'meurthe et moselle', 'COTE D’OR', 'La Réunion'].map(meant)).toEqual([
    '54',
    '54',
    '2A',
    '974',
    '54',
    '21',
    '974',
  ]);
  expect(['Moselle (57)', '57 Moselle', 'Corse-du-Sud (2A)'].map(meant)).toEqual(['57', '57', '2A']);
});
test('[DX962] any other place is a postal code or a town, as it was typed', () => {
  expect(['54000', ' Nancy ', '20', '979', '54 Moselle', ''].map((typed) => lieuOf(typed, nameOf))).toEqual([
    { departement: '', lieu: '54000' },
    { departement: '', lieu: 'Nancy' },
    { departement: '', lieu: '20' },
    { departement: '', lieu: '979' },
    { departement: '', lieu: '54 Moselle' },
    { departement: '', lieu: '' },
  ]);
});
test('[DX962] each département is found by its code, by its name and by both', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DEPARTEMENTS), (code) => {
      const found = { departement: code, lieu: '' };
      expect(lieuOf(code.toLowerCase(), nameOf)).toEqual(found);
      expect(lieuOf(nameOf(code).toUpperCase(), nameOf)).toEqual(found);
      expect(lieuOf(`${nameOf(code)} (${code})`, nameOf)).toEqual(found);
    }),
  );
});
