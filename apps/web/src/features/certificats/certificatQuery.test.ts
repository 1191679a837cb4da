import { expect, test } from 'vitest';
import { CERTIFICATS, changesOf, filtersOf } from './certificatQuery.ts';

const queryOf = (search: string) => CERTIFICATS.parse(new URLSearchParams(search));

test('[C31] an address asks for the certificats in force, the latest first', () => {
  const query = queryOf('');
  expect([query.vue, query.tri, query.ordre]).toEqual(['en-vigueur', 'dateObtention', 'desc']);
  expect(filtersOf(query, '2026-11-19')).toEqual({ vue: 'en-vigueur' });
});

test('[C31] days of an address are counted from today, its session is a number', () => {
  const query = queryOf('vue=tous&fin=30&session=4702&du=2026-01-01&au=2026-01-31&entite=lorraine&formateur=FOR40001');
  expect(filtersOf(query, '2026-11-19')).toEqual({
    vue: 'tous',
    finAvant: '2026-12-20',
    sessionId: 4702,
    obtenuDu: '2026-01-01',
    obtenuAu: '2026-01-31',
    entite: 'lorraine',
    formateur: 'FOR40001',
  });
});

test('[C31] those to renew are shown by their end, the others by their day, and an order that was chosen stays', () => {
  const query = queryOf('');
  expect(changesOf(query, 'a-renouveler')).toEqual({ vue: 'a-renouveler', tri: 'dateFin', ordre: 'asc' });
  expect(changesOf({ ...query, vue: 'a-renouveler' }, 'tous')).toEqual({
    vue: 'tous',
    tri: 'dateObtention',
    ordre: 'desc',
  });
  expect(changesOf({ ...query, tri: 'nom' }, 'expires')).toEqual({ vue: 'expires' });
});
