import { expect, test } from 'vitest';
import { changesOf, columnsOfFile, filtersOf, SESSIONS } from './sessionQuery.ts';

const parse = (text: string) => SESSIONS.parse(new URLSearchParams(text));

test('[LI1] what makes no sense in the address is ignored', () => {
  const senseless = 'vue=autre&mode=XXX&cloture=12&animateur=PERRIN50001&du=2026-11-30&au=2026-11-01&tri=mot&page=0';
  expect(parse(senseless)).toEqual(parse(''));
});

test('[LI1] an address reads back as it was written', () => {
  const query = parse('vue=a-verifier&niveau=SST-A&cloture=7&du=2026-11-01&au=2026-11-30&tri=numero&ordre=desc&page=2');
  expect(parse(SESSIONS.searchOf(query, { page: 2 }))).toEqual(query);
  expect(SESSIONS.searchOf(parse(''), {})).toBe('');
});

test('a deletion within seven days is one before the eighth', () => {
  expect(filtersOf(parse('cloture=7&habilitation=12'), '2026-11-20')).toEqual({
    vue: 'en-cours',
    suppressionAvant: '2026-11-28',
    habilitationId: 12,
  });
});

test('the list begins with what is deleted first', () => {
  expect(parse('')).toMatchObject({ vue: 'en-cours', tri: 'dateSuppressionSession', ordre: 'asc' });
});

test('closed sessions are opened with the latest first; between tabs of open ones an order is kept', () => {
  expect(changesOf(parse(''), 'cloturees')).toEqual({ vue: 'cloturees', tri: 'dateSession', ordre: 'desc' });
  expect(changesOf(parse('vue=cloturees&tri=numero'), 'toutes')).toEqual({ vue: 'toutes' });
  expect(changesOf(parse('tri=numero'), 'a-saisir')).toEqual({ vue: 'a-saisir' });
  expect(changesOf(parse('vue=cloturees'), 'en-cours')).toMatchObject({ tri: 'dateSuppressionSession', ordre: 'asc' });
});
test('[SC802] the file of a list has the first and the last day of each session, where the list has its dates', () => {
  expect(columnsOfFile(['numero', 'dateSession', 'lieu'])).toEqual(['numero', 'dateSession', 'dateFinSession', 'lieu']);
  expect(columnsOfFile(['numero', 'etat'])).toEqual(['numero', 'etat']);
});
