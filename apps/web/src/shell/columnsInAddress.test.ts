import { expect, test } from 'vitest';
import { parseColumns, withoutColumns, writtenColumns } from './columnsInAddress.ts';

const ALL = ['numero', 'nom', 'ville', 'date'] as const;
const USUAL = ['numero', 'nom', 'date'] as const;

test('without a word in the address the usual columns stand, and are not written', () => {
  expect(parseColumns(null, ALL, USUAL)).toEqual(USUAL);
  expect(writtenColumns(USUAL, USUAL)).toBeNull();
});

test('the columns read back as they were written, in the order of the list', () => {
  const shown = withoutColumns(ALL, ['nom', 'date']);
  expect(writtenColumns(shown, USUAL)).toBe('numero,ville');
  expect(parseColumns('ville,numero', ALL, USUAL)).toEqual(shown);
});

test('what the address invents is ignored, and the first column always stands', () => {
  expect(parseColumns('poids,date', ALL, USUAL)).toEqual(['numero', 'date']);
  expect(parseColumns('', ALL, USUAL)).toEqual(['numero']);
});
