import fc from 'fast-check';
import { expect, test } from 'vitest';
import { champOfHeading, classTable, guessColumns, splitName } from './guessColumns.ts';

const TODAY = '2026-11-20';
const guess = (rows: string[][], memory = new Map()) => guessColumns(classTable(rows), memory, TODAY);

test.each([
  ['NOM', 'nom'],
  ['Nom de famille', 'nom'],
  ['Prénom(s)', null],
  ['PRÉNOMS', 'prenom'],
  ['Né(e) le', 'naissance'],
  ['Date de naissance', 'naissance'],
  ['N° Habilis', 'habilisId'],
  ['E-mail', 'courriel'],
  ['First name', 'prenom'],
  ['Date of birth', 'naissance'],
  ['Groupe', 'classe'],
  ['Entreprise', null],
])('the heading « %s » names %s', (heading, champ) => {
  expect(champOfHeading(heading)).toBe(champ);
});

test('columns are found by their headings in any order, below a title', () => {
  const rows = [
    ['Liste des stagiaires', '', '', ''],
    ['Mail', 'Prénom', 'Né(e) le', 'NOM'],
    ['a@b.fr', 'Zoé', '01/02/1990', 'DUPRÉ'],
  ];
  expect(guess(rows)).toEqual({ courriel: 0, prenom: 1, naissance: 2, nom: 3 });
  expect(classTable(rows).lines).toEqual([['a@b.fr', 'Zoé', '01/02/1990', 'DUPRÉ']]);
});

test('without headings, columns are found by what they hold', () => {
  const rows = [
    ['DUPRÉ', 'Zoé', '01/02/1990', 'zoe@chiers.example', 'DUP12345'],
    ['N’DIAYE', 'Anne-Marie', '12 mars 1987', '', ''],
  ];
  expect(classTable(rows).headings).toBeNull();
  expect(guess(rows)).toEqual({ nom: 0, prenom: 1, naissance: 2, courriel: 3, habilisId: 4 });
});

test('what a heading does not tell, its cells may', () => {
  expect(
    guess([
      ['Nom', 'Prénom', 'Le jour', 'Joindre'],
      ['DUPRÉ', 'Zoé', '1990-02-01', 'zoe@chiers.example'],
    ]),
  ).toEqual({ nom: 0, prenom: 1, naissance: 2, courriel: 3 });
});

test('what is remembered goes before what is guessed, a column of no use too', () => {
  const memory = new Map([
    ['patronyme', 'nom'],
    ['nom', null],
  ] as const);
  const rows = [
    ['Nom', 'Patronyme', 'Prénom'],
    ['Chiers SARL', 'DUPRÉ', 'Zoé'],
  ];
  expect(guess(rows, memory)).toEqual({ nom: 1, prenom: 2 });
});

test('headings that only the entite uses are told from lines once they are remembered', () => {
  const rows = [
    ['Patronyme', 'Petit nom', 'Naissance'],
    ['DUPRÉ', 'Zoé', '14/02/1987'],
  ];
  const memory = new Map([
    ['patronyme', 'nom'],
    ['petit nom', 'prenom'],
  ] as const);
  expect(classTable(rows).headings).toBeNull();
  expect(classTable(rows, memory)).toEqual({ headings: rows[0], lines: [rows[1]] });
});

test('a whole name is taken apart', () => {
  expect(splitName('DE LA TOUR Anne Marie')).toEqual(['DE LA TOUR', 'Anne Marie']);
  expect(splitName('Zoé DUPRÉ')).toEqual(['DUPRÉ', 'Zoé']);
  expect(splitName('Dupré Zoé')).toEqual(['Dupré', 'Zoé']);
  expect(splitName('DUPRÉ ZOÉ')).toEqual(['DUPRÉ', 'ZOÉ']);
  expect(splitName('')).toEqual(['', '']);
  const table = classTable([
    ['Nom et prénom', 'Né le'],
    ['DUPRÉ Zoé', '01/02/1990'],
  ]);
  expect(table).toEqual({ headings: ['Nom', 'Prénom', 'Né le'], lines: [['DUPRÉ', 'Zoé', '01/02/1990']] });
});

test('no column is read twice, and every line is as wide, whatever is in the file', () => {
  const cell = fc.oneof(
    fc.constantFrom('Nom', 'Prénom', 'Mail', 'Groupe', '01/02/1990', 'a@b.fr', 'ABC12345', ''),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const table = classTable(rows);
      const columns = Object.values(guessColumns(table, new Map(), TODAY));
      expect(new Set(columns).size).toBe(columns.length);
      expect(new Set(table.lines.map((line) => line.length)).size).toBeLessThan(2);
    }),
  );
});
