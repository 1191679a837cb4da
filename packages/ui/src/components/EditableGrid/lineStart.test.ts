import { expect, test } from 'vitest';
import { fits, lineStart, tracksOf } from './lineStart.ts';

const COLUMNS = [
  { key: 'nom', label: 'Nom', width: 152 },
  { key: 'prenom', label: 'Prénom', width: 128 },
  { key: 'naissance', label: 'Naissance', width: 134 },
  { key: 'courriel', label: 'Courriel' },
];

test('a fault’s line begins under its cell, or further left, to end under it, when its words would not fit', () => {
  expect(lineStart(COLUMNS, 0, 1000)).toBe(0);
  expect(lineStart(COLUMNS, 2, 1000)).toBe(2);
  expect(lineStart(COLUMNS, 3, 1000)).toBe(3);
  expect(lineStart(COLUMNS, 3, 800)).toBe(1);
  expect(lineStart(COLUMNS, 3, 640)).toBe(0);
});

test('columns give way down to a least width, below which rows are cards', () => {
  expect(tracksOf(COLUMNS, false)).toBe(
    '40px minmax(120px, 152px) minmax(120px, 128px) minmax(120px, 134px) minmax(120px, 1fr) 124px',
  );
  expect(tracksOf(COLUMNS.slice(0, 1), true)).toBe('76px minmax(120px, 152px) 124px');
  expect(fits(COLUMNS, 680)).toBe(true);
  expect(fits(COLUMNS, 679)).toBe(false);
});
