import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { confirm, confirmationAtom } from './dialogAtoms.ts';

const store = getDefaultStore();
const question = { title: 'Quitter ?', message: 'Rien n’est perdu.', confirmLabel: 'Quitter' };

test('a question gives its answer and goes', async () => {
  const answer = confirm(question);
  store.get(confirmationAtom)?.answer(true);
  expect(await answer).toBe(true);
  expect(store.get(confirmationAtom)).toBeNull();
});

test('a second question answers no to the first', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Supprimer ?' });
  expect(await first).toBe(false);
  expect(store.get(confirmationAtom)?.title).toBe('Supprimer ?');
  store.get(confirmationAtom)?.answer(false);
  expect(await second).toBe(false);
});
