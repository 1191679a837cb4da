import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

const figures = (names: string, label: string, ...values: (number | null | undefined)[]) => ({
  names,
  columns: values.map((_, at) => ({ key: String(at), label: `C${at}` })),
  rows: [{ key: 'a', label, values }],
});

test('figures stand as a French spreadsheet reads them', () => {
  expect(csvOf(figures('Mois', 'juin', 31.5), 'moins de 5')).toBe('\uFEFF"Mois";"C0"\r\n"juin";31,5\r\n');
});

test('a label is never a formula, nor breaks its cell', () => {
  expect(csvOf(figures('=1+1', 'a"b', -2), 'moins de 5')).toBe('\uFEFF"\'=1+1";"C0"\r\n"a""b";-2\r\n');
});

test('a masked figure says so, an unknown one is left empty', () => {
  expect(csvOf(figures('Mois', 'juin', null, undefined, 0), 'moins de 5')).toContain('"juin";"moins de 5";;0\r\n');
});
