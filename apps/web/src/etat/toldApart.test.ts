import { expect, test } from 'vitest';
import { toldApart } from './toldApart.ts';

const row = (nom: string, numero: string | null) => ({ nom, numero });

test('two of one name are told apart by their numbers, the others bear their name alone', () => {
  const rows = [row('Académie', 'DH-9'), row('Atelier', 'DH-7'), row('Académie', 'DH-10'), row('Académie', null)];
  const names = toldApart(rows, ({ nom }) => nom);
  expect(rows.map((one) => names.get(one))).toEqual(['Académie, DH-9', 'Atelier', 'Académie, DH-10', 'Académie']);
});
