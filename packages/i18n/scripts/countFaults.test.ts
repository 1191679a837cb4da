import { expect, test } from 'vitest';
import { countFaults } from './countFaults.ts';

const QUESTION = '{nombre, plural, one {Retirer la demande} other {Retirer les # demandes}}';

test.each([
  ['Elles attendront une autre date.', 1],
  ['Chacun repart depuis son début.', 1],
  ['{nombre, plural, one {Elle attendra} other {Elles attendront}} une autre date.', 0],
  ['Vous pourrez y revenir.', 0],
])('[DX943] under a question about one or several, %j has %i fault', (text, faults) => {
  expect(countFaults({ 'a.retirer-question': QUESTION, 'a.retirer-texte': text })).toHaveLength(faults);
});

test('[DX943] a question about one thing alone asks its text for no number', () => {
  expect(countFaults({ 'a.fin-question': 'Mettre fin au rôle ?', 'a.fin-texte': 'Elle en est prévenue.' })).toEqual([]);
});

test.each([
  ['{debut}–{fin} sur {total, number} messages', 1],
  ['{debut}–{fin} sur {total, plural, one {un message} other {# messages}}', 0],
  ['Résumé (PDF)', 0],
])('[DX943] a list of one is summed up in the singular: %j has %i fault', (text, faults) => {
  expect(countFaults({ 'a.resume': text, 'a.envoyes-resume': text })).toHaveLength(faults * 2);
});
