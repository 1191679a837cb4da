import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsedBlock } from './parsedBlock.ts';

test('cells are parted by tabs and rows by lines, whatever ends them', () => {
  expect(parsedBlock('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
  expect(parsedBlock('seul')).toEqual([['seul']]);
  expect(parsedBlock('')).toEqual([['']]);
});

test('a quoted cell holds lines, tabs and quotes; a lone quote is a letter', () => {
  expect(parsedBlock('"deux\nlignes"\t"dit ""oui"""')).toEqual([['deux\nlignes', 'dit "oui"']]);
  expect(parsedBlock('"Jo\tDupré')).toEqual([['"Jo', 'Dupré']]);
});

test('what a spreadsheet copies is read back', () => {
  const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const cell = fc.string().filter((text) => !text.includes('\r'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(parsedBlock(`${rows.map((row) => row.map(quoted).join('\t')).join('\n')}\n`)).toEqual(rows);
    }),
  );
});
