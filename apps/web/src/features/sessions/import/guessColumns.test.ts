import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classTable, guessColumns } from './guessColumns.ts';

const TODAY = '2026-11-20';
const guess = (rows: string[][], memory = new Map()) => guessColumns(classTable(rows), memory, TODAY);

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
    ['Appellation', 'Petit nom', 'Naissance'],
    ['DUPRÉ', 'Zoé', '14/02/1987'],
  ];
  const memory = new Map([
    ['appellation', 'nom'],
    ['petit nom', 'prenom'],
  ] as const);
  expect(classTable(rows).headings).toBeNull();
  expect(classTable(rows, memory)).toMatchObject({ headings: rows[0], lines: [rows[1]] });
});

test('a column of whole names becomes two, by its heading or by what it holds', () => {
  expect(
    classTable([
      ['Nom et prénom', 'Né le'],
      ['DUPRÉ Zoé', '01/02/1990'],
    ]),
  ).toEqual({ headings: ['Nom', 'Prénom', 'Né le'], lines: [['DUPRÉ', 'Zoé', '01/02/1990']], doubtful: [], wide: [] });
  expect(
    classTable([
      ['Nom du salarié', 'Date naiss.'],
      ['M DUPRÉ Zoé', '01/02/1990'],
      ['Ferry Samuel', '01/02/1991'],
    ]),
  ).toMatchObject({
    headings: ['Nom', 'Prénom', 'Date naiss.'],
    lines: [
      ['DUPRÉ', 'Zoé', '01/02/1990'],
      ['Ferry', 'Samuel', '01/02/1991'],
    ],
    doubtful: [{ line: 1, whole: 'Ferry Samuel' }],
  });
  expect(classTable([['DUPRÉ Zoé'], ['FERRY Samuel']]).lines).toEqual([
    ['DUPRÉ', 'Zoé'],
    ['FERRY', 'Samuel'],
  ]);
});

test('a column beside one of names is none of whole names, and names of several words beside first names stay', () => {
  expect(
    guess([
      ['Salarié', 'Nom', 'Prénom'],
      ['00123', 'DE LA TOUR', 'Anne'],
    ]),
  ).toEqual({ nom: 1, prenom: 2 });
});

test('a heading goes before what its cells hold', () => {
  expect(
    guess([
      ['Nom', 'Prénom', 'Date d’entrée', 'Email formateur', 'Identifiant'],
      ['DUPRÉ', 'Zoé', '01/02/1990', 'f@chiers.example', '00123'],
    ]),
  ).toEqual({ nom: 0, prenom: 1 });
});

test('a date that is too near is no birth date, whatever its column', () => {
  expect(
    guess([
      ['DUPRÉ', 'Zoé', '01/09/2024', '01/02/1990'],
      ['FERRY', 'Samuel', '15/03/2023', '30/06/1978'],
    ]),
  ).toEqual({ nom: 0, prenom: 1, naissance: 3 });
});

test('a line with more cells than the headings is told, and a column without a heading is none', () => {
  const rows = [
    ['Nom', 'Prénom'],
    ['DUPRÉ', 'Zoé'],
    ['FERRY', 'Chef', 'Samuel'],
    ['ROUX', 'Anne'],
  ];
  expect(classTable(rows).wide).toEqual([1]);
  expect(classTable([rows[0] ?? [], ['A', 'B', 'C'], ['D', 'E', 'F']]).wide).toEqual([]);
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
