import { expect, test } from 'vitest';
import { foldLetters } from './foldLetters.ts';

test.each([
  ['Lætitia', 'laetitia'],
  ['Łukasz', 'lukasz'],
  ['SØREN', 'soren'],
  ['Đorđe', 'dorde'],
  ['Sigríður', 'sigridur'],
  ['Strauß', 'strauss'],
  ['STRAUẞ', 'strauss'],
  ['Þórr', 'thorr'],
  ['Işıl', 'isil'],
  ['Ħamrun', 'hamrun'],
  ['D’Œuvre', 'd’oeuvre'],
  ['E\u0301lo\u200Bdie', 'elodie'],
  ['Gri\uFB03n', 'griffin'],
])('[LI763] %s is read as %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});
