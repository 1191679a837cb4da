import { expect, test } from 'vitest';
import { foundRanges } from './foundRanges.ts';

const found = (text: string, ...words: string[]) => foundRanges(text, words).map(([from, to]) => text.slice(from, to));

test('a word is found whatever its case and accents, composed or not', () => {
  expect(found('Refusé, refuse, REFUSE\u0301e', 'refuse')).toEqual(['Refusé', 'refuse', 'REFUSE\u0301']);
  expect(found('Un manœuvre', 'manoeuvre')).toEqual(['manœuvre']);
  expect(found('😀 clé', 'clé')).toEqual(['clé']);
});

test('nothing is found of no word, nor of what is not there', () => {
  expect(found('Un compte', '', 'session')).toEqual([]);
  expect(found('', 'compte')).toEqual([]);
  expect(found('compte compte', 'compte', 'un')).toEqual(['compte', 'compte']);
});
