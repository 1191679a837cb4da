import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGIMES } from './REGIMES.ts';
import { caisseInstructriceOf } from './caisseInstructriceOf.ts';
import { caisseOf } from './caisseOf.ts';
import { CAISSES, ORGANISME_NATIONAL } from './caisses.ts';
import { DEPARTEMENTS } from './DEPARTEMENTS.ts';
import { departementOfCommune } from './departementOfCommune.ts';

// The départements of France: Corsica as two, and those overseas that have a caisse.
const METROPOLE = [...Array(96).keys()]
  .map((index) => String(index + 1).padStart(2, '0'))
  .filter((code) => code !== '20')
  .concat('2A', '2B')
  .filter((code) => code !== '96');
const OUTRE_MER = ['971', '972', '973', '974', '976', '977', '978'];

test('[DA15] each département has one caisse', () => {
  const covered = CAISSES.flatMap(({ departements }) => departements);
  expect(covered.toSorted()).toEqual([...METROPOLE, ...OUTRE_MER].toSorted());
});
test('[DA15] the départements are listed once each in their order, Corsica where it stood as 20', () => {
  expect(DEPARTEMENTS.toSorted()).toEqual([...METROPOLE, ...OUTRE_MER].toSorted());
  const order = (codes: readonly string[]) => DEPARTEMENTS.filter((code) => codes.includes(code)).join(' ');
  expect(order(['21', '2B', '19', '2A', '22', '29'])).toBe('19 2A 2B 21 22 29');
  const rank = (code: string) => Number(code.replace('2A', '20.1').replace('2B', '20.2'));
  expect(DEPARTEMENTS.map(rank)).toEqual(DEPARTEMENTS.map(rank).toSorted((one, other) => one - other));
});
test('[DA14] under the general régime the département’s caisse examines', () => {
  expect(
    ['54', '57', '75', '69', '2A', '2B', '972', '977', '976', '01'].map((codeDepartement) =>
      caisseOf({ regime: 'GENERAL', codeDepartement }),
    ),
  ).toEqual([
    'NORD_EST',
    'ALSACE_MOSELLE',
    'CRAMIF',
    'RHONE_ALPES',
    'SUD_EST',
    'SUD_EST',
    'CGSS_MARTINIQUE',
    'CGSS_GUADELOUPE',
    'CSS_MAYOTTE',
    'RHONE_ALPES',
  ]);
  for (const { code, departements } of CAISSES) {
    for (const codeDepartement of departements) expect(caisseOf({ regime: 'GENERAL', codeDepartement })).toBe(code);
  }
});
test('[DA14] each caisse by one of its départements', () => {
  const one = '67 33 63 21 35 45 86 92 34 31 51 62 14 49 42 13 978 972 973 974 976'.split(' ');
  const codes = [...one, '975'].map((codeDepartement) => caisseOf({ regime: 'GENERAL', codeDepartement }));
  expect(codes.join(' ')).toBe(
    'ALSACE_MOSELLE AQUITAINE AUVERGNE BOURGOGNE_FRANCHE_COMTE BRETAGNE CENTRE_VAL_DE_LOIRE CENTRE_OUEST CRAMIF ' +
      'LANGUEDOC_ROUSSILLON MIDI_PYRENEES NORD_EST NORD_PICARDIE NORMANDIE PAYS_DE_LA_LOIRE RHONE_ALPES SUD_EST ' +
      'CGSS_GUADELOUPE CGSS_MARTINIQUE CGSS_GUYANE CGSS_LA_REUNION CSS_MAYOTTE NATIONAL',
  );
});
test('[DA14] other régimes, no département and those without a caisse go to the national body', () => {
  for (const codeDepartement of [null, '975', '988', '20', '', '5']) {
    expect(caisseOf({ regime: 'GENERAL', codeDepartement })).toBe(ORGANISME_NATIONAL);
  }
  const others = fc.constantFrom(null, ...REGIMES.filter((regime) => regime !== 'GENERAL'));
  fc.assert(
    fc.property(others, fc.constantFrom(null, ...METROPOLE, ...OUTRE_MER), (regime, codeDepartement) => {
      expect(caisseOf({ regime, codeDepartement })).toBe('NATIONAL');
    }),
  );
});
test('[G14] there are 15 Carsat, Cramif, 4 CGSS, CSS Mayotte and the national body', () => {
  const named = (start: string) => CAISSES.filter(({ libelle }) => libelle.startsWith(start)).length;
  expect([named('Carsat '), named('Cramif'), named('CGSS '), named('CSS '), named('Organisme national')]).toEqual([
    15, 1, 4, 1, 1,
  ]);
  expect(CAISSES).toHaveLength(22);
  expect(new Set(CAISSES.map(({ code }) => code)).size).toBe(22);
  expect(CAISSES.find(({ code }) => code === ORGANISME_NATIONAL)?.departements).toEqual([]);
});
test('[DA76] the caisse that an entite has already prevails over its address and its régime', () => {
  expect(caisseInstructriceOf('NORD_EST', { regime: 'GENERAL', codeDepartement: '57' })).toBe('NORD_EST');
  expect(caisseInstructriceOf(null, { regime: 'GENERAL', codeDepartement: '57' })).toBe('ALSACE_MOSELLE');
  const codes = fc.constantFrom(...CAISSES.map(({ code }) => code));
  const places = fc.record({
    regime: fc.constantFrom(null, ...REGIMES),
    codeDepartement: fc.constantFrom(null, ...METROPOLE, ...OUTRE_MER),
  });
  fc.assert(
    fc.property(fc.option(codes), places, (caisse, place) => {
      expect(caisseInstructriceOf(caisse, place)).toBe(caisse ?? caisseOf(place));
    }),
  );
});
test('[V32] a commune tells its département by the first two signs of its code, three overseas', () => {
  expect(['54395', '2A004', '2B033', '97209', '98818', '01004', '19700', '69798'].map(departementOfCommune)).toEqual([
    '54',
    '2A',
    '2B',
    '972',
    '988',
    '01',
    '19',
    '69',
  ]);
});
test('[V32] every département is told by each of its communes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DEPARTEMENTS), fc.nat(999), (departement, commune) => {
      const rest = String(commune)
        .padStart(3, '0')
        .slice(departement.length - 2);
      expect(departementOfCommune(departement + rest)).toBe(departement);
    }),
  );
});
