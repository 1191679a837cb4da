import { expect, test } from 'vitest';
import { fittingColumns } from './fittingColumns.ts';

const columns = [
  { key: 'numero', width: 120 },
  { key: 'entite' },
  { key: 'niveau', width: 160, isSecondary: true },
  { key: 'tache', width: 90, isSecondary: true },
  { key: 'echeance', width: 260 },
];
const keysAt = (available: number) =>
  fittingColumns(columns, available)
    ?.map(({ key }) => key)
    .join(' ') ?? 'none';

test('a wide table has every column', () => {
  expect(keysAt(770)).toBe('numero entite niveau tache echeance');
});

test('secondary columns leave one by one, the last first', () => {
  expect(keysAt(769)).toBe('numero entite niveau echeance');
  expect(keysAt(679)).toBe('numero entite echeance');
});

test('a table that cannot fit is none', () => {
  expect(keysAt(520)).toBe('numero entite echeance');
  expect(keysAt(519)).toBe('none');
});
