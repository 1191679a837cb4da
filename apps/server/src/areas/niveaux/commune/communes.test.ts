import { expect, test } from 'vitest';
import { departementOfCity, findCommunes } from '../../../platform/communes/findCommunes.ts';

test('[V29] a Corsican city tells 2A or 2B by its commune, not by its postal code', () => {
  expect(departementOfCity('20000', 'Ajaccio')).toBe('2A');
  expect(departementOfCity('20200', 'Bastia')).toBe('2B');
  const corsica = Array.from({ length: 1000 }, (_, rest) => String(20_000 + rest)).flatMap(findCommunes);
  expect(new Set(corsica.map(({ codeDepartement }) => codeDepartement))).toEqual(new Set(['2A', '2B']));
});
test('[V29] the named city decides where a postal code serves several, whatever its case and accents', () => {
  expect(departementOfCity('97200', 'FORT-DE-FRANCE')).toBe('972');
  expect(departementOfCity('88000', 'epinal')).toBe('88');
  expect(departementOfCity('54000', null)).toBe('54');
  expect(departementOfCity('75015', 'Paris')).toBe('75');
  expect(departementOfCity('01200', 'ELOISE')).toBe('74');
  expect(departementOfCity('01200', 'Éloise CEDEX')).toBe('74');
  expect(departementOfCity('01200', 'Bellegarde')).toBe('01');
});

test('[V33] a postal code without a commune takes the département of its digits', () => {
  expect([departementOfCity('57037', 'Metz CEDEX 1'), departementOfCity('98800', 'Nouméa')]).toEqual(['57', '988']);
  expect(findCommunes('97133')).toEqual([{ codePostal: '97133', ville: 'Saint-Barthélemy', codeDepartement: '977' }]);
  expect(findCommunes('97150').map(({ codeDepartement }) => codeDepartement)).toEqual(['978']);
});

test('[V33] Paris, Lyon and Marseille are named as in an address', () => {
  expect(['75012', '69003', '13001'].map((code) => findCommunes(code).map(({ ville }) => ville))).toEqual([
    ['Paris'],
    ['Lyon'],
    ['Marseille'],
  ]);
  expect(departementOfCity('75012', 'Paris 12e Arrondissement')).toBe('75');
});

test('[V33] of a CEDEX whose digits tell another place, the named town decides', () => {
  for (const [codePostal, ville, departement] of [
    ['20700', 'AJACCIO CEDEX 9', '2A'],
    ['20303', 'Ajaccio Cedex', '2A'],
    ['20407', 'Bastia CEDEX', '2B'],
    ['97095', 'Saint-Barthélemy CEDEX', '977'],
    ['97051', 'St Martin cedex', '978'],
    ['97080', 'Pointe-à-Pitre CEDEX', '971'],
    ['97490', 'Saint-Denis CEDEX', '974'],
    ['97999', 'Ailleurs', null],
    ['99123', 'Metz', null],
  ] as const)
    expect([ville, departementOfCity(codePostal, ville)]).toEqual([ville, departement]);
});
