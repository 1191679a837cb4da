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
  expect(departementOfCity('98800', 'Nouméa')).toBeNull();
});
