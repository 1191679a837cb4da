import { expect, test } from 'vitest';
import { listSearch, parseListQuery } from './listQuery.ts';

const fallback = { tri: 'dateEcheance', ordre: 'asc' } as const;
const parse = (text: string) => parseListQuery(new URLSearchParams(text), fallback);

test('what makes no sense in the address is ignored', () => {
  expect(parse('vue=autre&tri=mot&ordre=x&page=-3')).toMatchObject({
    vue: 'a-traiter',
    tri: 'dateEcheance',
    ordre: 'asc',
    page: 1,
  });
});

test('an address reads back as it was written', () => {
  const query = {
    ...parse(''),
    vue: 'en-retard',
    recherche: "l'été & co",
    tache: 'da_instruction',
    tri: 'numero',
    ordre: 'desc',
    page: 3,
  } as const;
  expect(parse(listSearch(query, { page: 3 }, fallback))).toEqual(query);
});

test('a changed filter goes back to the first page, defaults are left out', () => {
  expect(listSearch(parse('page=4'), { recherche: 'Metz' }, fallback)).toBe('?recherche=Metz');
  expect(listSearch(parse(''), {}, fallback)).toBe('');
});
