import { expect, test } from 'vitest';
import { ANNUAIRE } from './annuaireQuery.ts';

const parsed = (search: string) => ANNUAIRE.parse(new URLSearchParams(search));

test('an address asks what it says, and nothing that makes no sense', () => {
  expect(
    parsed('texte=prévention&niveau=SST-1&lieu=Ajaccio&departement=2A&ouverture=TOUS&date=2025-02-28&page=3'),
  ).toMatchObject({
    texte: 'prévention',
    niveau: 'SST-1',
    lieu: 'Ajaccio',
    departement: '2A',
    ouverture: 'TOUS',
    date: '2025-02-28',
    page: 3,
  });
  expect(parsed('date=2025-02-30&page=-1')).toMatchObject({
    texte: '',
    niveau: '',
    departement: undefined,
    date: '',
    page: 1,
  });
  expect([parsed('date=hier').date, parsed('page=1e9').page, parsed('departement=54000').departement]).toEqual([
    '',
    1,
    undefined,
  ]);
});
test('a changed filter goes back to the first page, and what is not asked stays out of the address', () => {
  const query = parsed('texte=sst&page=3');
  expect(ANNUAIRE.searchOf(query, { page: 4 })).toBe('?texte=sst&page=4');
  expect(ANNUAIRE.searchOf(query, { departement: '54' })).toBe('?texte=sst&departement=54');
  expect(ANNUAIRE.searchOf(query, { texte: '' })).toBe('');
});
