import { expect, test } from 'vitest';
import { typedRanges } from './typedRanges.ts';

const marked = (text: string, typed: string) => typedRanges(text, typed).map(([start, end]) => text.slice(start, end));

test('what is typed is found at the beginning of a word, whatever accents and case', () => {
  expect(marked('Lorraine Prévention Formation', 'lorr')).toEqual(['Lorr']);
  expect(marked('Secours et Gestes Lorrains', 'LORR')).toEqual(['Lorr']);
  expect(marked('École de l’Épine', 'ecole')).toEqual(['École']);
  expect(marked('Prévention', 'preven')).toEqual(['Préven']);
  expect(marked('Pre\u0301vention', 'prév')).toEqual(['Pre\u0301v']);
  expect(marked('Lorraine', 'raine')).toEqual([]);
  expect(marked('Lorraine', '')).toEqual([]);
});

test('it is found over spaces and signs, in one piece', () => {
  expect(marked('010 231 454 00017', '01023145')).toEqual(['010 231 45']);
  expect(marked('DH-2026-0391', 'dh 2026 03')).toEqual(['DH-2026-03']);
  expect(marked('Lorraine Prévention Formation', 'lorraine prev')).toEqual(['Lorraine Prév']);
  expect(marked('L’Atelier d’Armor', "l'at")).toEqual(['L’At']);
});

test('words apart are each found, in the order of the text, and a letter alone is not', () => {
  expect(marked('Lorraine Prévention Formation', 'form lorr')).toEqual(['Lorr', 'Form']);
  expect(marked('Lorraine Formation', 'l form')).toEqual(['Form']);
  expect(marked('Lorraine Formation', 'lor lorr')).toEqual(['Lorr']);
});
