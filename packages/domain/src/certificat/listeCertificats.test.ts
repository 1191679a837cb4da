import { expect, test } from 'vitest';
import { marksOf } from '../role/test/marksOf.ts';
import { debutsDeNumero } from './debutsDeNumero.ts';
import { CERTIFICAT_VUES, isInVue } from './vues.ts';

const TODAY = '2026-11-30';

test('[P72] read certificats: as sessions, but for the expert', () => {
  expect(marksOf('read-certificats')).toBe('e e – c d h c ✓ a ✓ ✓ ✓');
});

const vuesOf = (statut: 'VALIDE' | 'EXPIRE' | 'REVOQUE', dateFin: string | null) =>
  CERTIFICAT_VUES.filter((vue) => isInVue({ statut, dateFin }, vue, TODAY));

test('[C31] a certificat in force is to be renewed when it ends within three months, that day included', () => {
  expect(vuesOf('VALIDE', '2028-11-18')).toEqual(['en-vigueur', 'tous']);
  // The end of a month that is too short is its last day.
  expect(vuesOf('VALIDE', '2027-02-28')).toEqual(['en-vigueur', 'a-renouveler', 'tous']);
  expect(vuesOf('VALIDE', '2027-03-01')).toEqual(['en-vigueur', 'tous']);
  expect(vuesOf('VALIDE', TODAY)).toEqual(['en-vigueur', 'a-renouveler', 'tous']);
  expect(vuesOf('VALIDE', null)).toEqual(['en-vigueur', 'tous']);
});

test('[C31] one that is over or revoked is in no view of those in force', () => {
  expect(vuesOf('EXPIRE', '2026-11-29')).toEqual(['expires', 'tous']);
  expect(vuesOf('REVOQUE', '2027-01-01')).toEqual(['revoques', 'tous']);
  expect(vuesOf('REVOQUE', '2020-01-01')).toEqual(['revoques', 'tous']);
});

test('[C30] a number is known by its beginning, with strokes or spaces, its rank with its zeros or without', () => {
  expect(debutsDeNumero('SST-1-2026-004817')).toEqual(['SST-1-2026-004817']);
  expect(debutsDeNumero(' sst 1 2026 4817 ')).toEqual(['SST-1-2026-4817', 'SST-1-2026-004817']);
  expect(debutsDeNumero('SST - 12 - 2026 - 4817')).toEqual(['SST-12-2026-4817', 'SST-12-2026-004817']);
  expect(debutsDeNumero('PRAPIBC-2-2026')).toEqual(['PRAPIBC-2-2026-']);
  expect(debutsDeNumero('sst-1-2026-')).toEqual(['SST-1-2026-']);
  for (const typed of [
    '',
    'SST-1',
    'Marchand',
    'S-2026-004817',
    '4817',
    'SST-1-26',
    'sst-1-2026-48x',
    'n° SST-1-2026-004817',
  ]) {
    expect([typed, debutsDeNumero(typed)]).toEqual([typed, null]);
  }
});
