import { exampleFaqs } from '@habilis/api/mocks/fixtures/exampleFaqs';
import { expect, test } from 'vitest';
import { faqBody, faqSearch, modulesOf, ofModule, parseFaqQuery } from './faqQuery.ts';

test('an address of questions says again what it was made of', () => {
  for (const recherche of ['', 'siret & « Urssaf »', 'a=b?c#d%20'])
    for (const categorie of [null, 1, 999_999_999])
      for (const module of [null, 'SESSIONS'] as const)
        for (const question of [null, 12])
          for (const redaction of [false, true]) {
            const query = { recherche, categorie, module, question, redaction };
            expect(parseFaqQuery(new URLSearchParams(faqSearch(query)))).toEqual(query);
          }
});

test('what makes no sense in an address asks for all the questions', () => {
  const query = parseFaqQuery(new URLSearchParams('?categorie=0&question=-3&recherche=%20&module=PAIE'));
  expect(query).toEqual({ recherche: ' ', categorie: null, module: null, question: null, redaction: false });
  expect(faqBody(query)).toMatchObject({ categorieFaq: null, filters: [] });
});

test('questions are narrowed to one part of Habilis, but for the one that the address names', () => {
  const questions = exampleFaqs();
  const ids = (address: string) => ofModule(questions, parseFaqQuery(new URLSearchParams(address))).map(({ id }) => id);
  expect(ids('')).toEqual([1, 2, 3, 4, 5]);
  expect(ids('module=DEMANDES')).toEqual([3, 4]);
  expect(ids('module=DEMANDES&question=5')).toEqual([3, 4, 5]);
  expect(modulesOf(questions, null)).toEqual(['COMPTE', 'DEMANDES', 'CERTIFICATS']);
  expect(modulesOf([], 'SESSIONS')).toEqual(['SESSIONS']);
});
