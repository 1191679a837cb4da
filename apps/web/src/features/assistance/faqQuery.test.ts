import { expect, test } from 'vitest';
import { faqBody, faqSearch, parseFaqQuery } from './faqQuery.ts';

test('an address of questions says again what it was made of', () => {
  for (const recherche of ['', 'siret & « Urssaf »', 'a=b?c#d%20'])
    for (const categorie of [null, 1, 999_999_999])
      for (const question of [null, 12]) {
        const query = { recherche, categorie, question };
        expect(parseFaqQuery(new URLSearchParams(faqSearch(query)))).toEqual(query);
      }
});

test('what makes no sense in an address asks for all the questions', () => {
  const query = parseFaqQuery(new URLSearchParams('?categorie=0&question=-3&recherche=%20'));
  expect(query).toEqual({ recherche: ' ', categorie: null, question: null });
  expect(faqBody(query)).toMatchObject({ categorieFaq: null, filters: [] });
});
