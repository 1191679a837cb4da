import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

test('figures stand as a French spreadsheet reads them', () => {
  expect(csvOf(['Mois', 'Soumises'], [{ label: 'juin', values: [31.5] }])).toBe(
    '\uFEFF"Mois";"Soumises"\r\n"juin";31,5\r\n',
  );
});

test('a label is never a formula, nor breaks its cell', () => {
  expect(csvOf(['=1+1'], [{ label: 'a"b', values: [-2] }])).toBe('\uFEFF"\'=1+1"\r\n"a""b";-2\r\n');
});
