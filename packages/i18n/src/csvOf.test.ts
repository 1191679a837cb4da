import { expect, test } from 'vitest';
import { csvOf } from './csvOf.ts';

test('[C1121] a list goes to a sheet with its own quotes and lines, and nothing that would run there', () => {
  expect(
    csvOf([
      ['Statut', 'Votre liste'],
      ['Valable', 'Léa "la chef"\nSud; Est'],
      ['À corriger', '=HYPERLINK("http://x")'],
    ]),
  ).toBe(
    '\uFEFF"Statut";"Votre liste"\r\n"Valable";"Léa ""la chef""\nSud; Est"\r\n"À corriger";"\'=HYPERLINK(""http://x"")"\r\n',
  );
  for (const start of ['+', '-', '@', '\t', '\r', '\n', '\u2212', '\uFF1D'])
    expect(csvOf([[`${start}1`]])).toBe(`\uFEFF"'${start}1"\r\n`);
});
