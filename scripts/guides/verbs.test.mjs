import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { frenchVerbsOf } from '../french-verbs.mjs';

const refused = new Map([
  ['lire', 'read'],
  ['avec', 'with'],
]);
const namesIn = (text) => frenchVerbsOf(parseSync('a.ts', text).program, refused).map(({ name }) => name);

test.each([
  ['export async function lireCourriel() {}', 'lireCourriel'],
  ['export const avecAdresse = () => 1;', 'avecAdresse'],
  ['const outer = () => { function lire() {} };', 'lire'],
])('a function whose name begins with a French verb is told: %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test('calls of the wire, values and English verbs keep their names', () => {
  expect(
    namesIn('const handlers = { lire: () => 1 }; const avecPlateforme = row.avec === 1; function lirette() {}'),
  ).toEqual([]);
});
