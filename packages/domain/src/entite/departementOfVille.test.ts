import { expect, test } from 'vitest';
import { CAISSES } from './caisses.ts';
import { caisseOf } from './caisseOf.ts';
import { departementOfCodePostal } from './departementOfCodePostal.ts';
import { departementOfVille } from './departementOfVille.ts';

test.each([
  ['57037', '57'],
  ['75480', '75'],
  ['20179', '2A'],
  ['20190', '2A'],
  ['20200', '2B'],
  ['20407', '2B'],
  ['97133', '977'],
  ['97150', '978'],
  ['97110', '971'],
  ['97095', '971'],
  ['97405', '974'],
  ['97500', '975'],
  ['98600', '986'],
  ['98713', '987'],
  ['98800', '988'],
  ['00100', null],
  ['98000', null],
  ['99123', null],
  ['5703', null],
  ['', null],
])('[V33] the digits of %j tell %j', (codePostal, departement) => {
  expect(departementOfCodePostal(codePostal)).toBe(departement);
});

test('[V33] a CEDEX and the two islands have a caisse, the territories beyond have the national body', () => {
  const caisse = (codePostal: string) =>
    caisseOf({ regime: 'GENERAL', codeDepartement: departementOfCodePostal(codePostal) });
  expect(['57037', '20407', '97133', '97150', '97095', '98800'].map(caisse)).toEqual([
    'ALSACE_MOSELLE',
    'SUD_EST',
    'CGSS_GUADELOUPE',
    'CGSS_GUADELOUPE',
    'CGSS_GUADELOUPE',
    'NATIONAL',
  ]);
  expect(CAISSES.flatMap(({ departements }) => departements)).toContain('978');
});

test('[V33] of a code over two départements the named town decides, however it is written; else the digits do', () => {
  const communes = [
    { ville: 'Sainte-Menehould', codeDepartement: '51' },
    { ville: "L'Épine-sous-Bois", codeDepartement: '51' },
    { ville: 'Aubréville', codeDepartement: '55' },
    { ville: 'Saint-Rémy-sur-Orne 2e Arrondissement', codeDepartement: '51' },
    { ville: 'Le Clapier', codeDepartement: '51' },
    { ville: "L'Hôpital-aux-Saintes", codeDepartement: '51' },
  ];
  const of = (ville: string | null) => departementOfVille('55120', ville, communes);
  for (const written of [
    'SAINTE MENEHOULD',
    'Ste-Menehould',
    'Ste. Menehould CEDEX 2',
    'sainte\u2010menehould',
    'L’ÉPINE SOUS BOIS',
    'LEPINE SOUS BOIS',
    'St-Rémy s/ Orne',
    'CLAPIER (LE)',
    'Clapier (le) CEDEX 1',
    'Sainte-Menehould (51)',
    'Ste Menehould (France',
    'Hôpital aux Stes (L’)',
  ])
    expect([written, of(written)]).toEqual([written, '51']);
  expect([of('Aubreville'), of('Ailleurs'), of(null)]).toEqual(['55', '55', '55']);
  expect(departementOfVille('01410', 'Ailleurs', [{ ville: 'Lajoux', codeDepartement: '39' }])).toBe('39');
  expect(departementOfVille('57037', 'Metz CEDEX 1', [])).toBe('57');
});
