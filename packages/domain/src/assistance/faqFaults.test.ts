import { expect, test } from 'vitest';
import { categorieFaqFaults, faqFaults } from './faqFaults.ts';

test('[AS11] a question has words, an answer and a category; a category has words', () => {
  const told = { question: 'Où écrire ?', reponse: '<p>Ici.</p>', categorieFaq: { id: 1 } };
  expect(faqFaults(told)).toEqual([]);
  expect(faqFaults({ question: ' ? ', reponse: '<p> </p>', categorieFaq: null })).toEqual([
    { path: 'question', title: 'champ.requis' },
    { path: 'reponse', title: 'champ.requis' },
    { path: 'categorieFaq', title: 'champ.requis' },
  ]);
  expect(categorieFaqFaults({ intituleCategorie: 'Compte' })).toEqual([]);
  expect(categorieFaqFaults({ intituleCategorie: ' ' })).toEqual([
    { path: 'intituleCategorie', title: 'champ.requis' },
  ]);
});
