import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginImport,
  type ClassImport,
  columnsToRemember,
  isTicked,
  readFrom,
  takenOf,
  withLine,
  writeCells,
} from './classImport.ts';
import { answerDoute, answerEverywhere } from './answerDoute.ts';
import { douteId } from './Doute.ts';
import { judgeImport, openDoutes, stateOf } from './judgeImport.ts';

const TODAY = '2026-11-20';
const begin = (rows: readonly (readonly string[])[], memory = new Map()): ClassImport => {
  const begun = beginImport(rows, { memory, today: TODAY, fichier: 'classe.csv', luLe: '2026-11-20T14:29:00.000Z' });
  if (!begun.ok) throw new Error(begun.refus);
  return begun.value;
};
const HEADINGS = ['Nom', 'Prénom', 'Né(e) le', 'Mail'];
const one = begin([
  HEADINGS,
  ['DUPRÉ', 'Zoé', '1987-02-14', 'zoe@chiers.example'],
  ['FERRY', 'Samuel', '30/06/1978', ''],
]);
const idAt = (of: ClassImport, at: number) => of.lines[at]?.id ?? '';
const valuesAt = (of: ClassImport, at: number) => of.lines[at]?.values;

test('a file is read into lines, each date in one form; it is confirmed once its columns are remembered', () => {
  expect(valuesAt(one, 0)).toMatchObject({ nom: 'DUPRÉ', naissance: '14/02/1987', courriel: 'zoe@chiers.example' });
  expect(one.isConfirmed).toBe(false);
  const memory = new Map(columnsToRemember(one).map(({ entete, champ }) => [entete.toLowerCase(), champ]));
  expect([...memory.values()]).toEqual(['nom', 'prenom', 'naissance', 'courriel']);
  const known = new Map([
    ['nom', 'nom'],
    ['prenom', 'prenom'],
  ] as const);
  expect(
    begin(
      [
        ['Nom', 'Prénom'],
        ['DUPRÉ', 'Zoé'],
      ],
      known,
    ).isConfirmed,
  ).toBe(true);
  expect(
    begin(
      [
        ['Nom', 'Prénom', 'Né(e) le'],
        ['DUPRÉ', 'Zoé', ''],
      ],
      known,
    ).isConfirmed,
  ).toBe(false);
});

test('a file of headings alone, or of too many lines, is refused', () => {
  const known = { memory: new Map(), today: TODAY, fichier: null, luLe: '' };
  expect(beginImport([HEADINGS], known)).toEqual({ ok: false, refus: 'vide' });
  const lines = (count: number) => [HEADINGS, ...Array.from({ length: count }, (_, at) => [`N${at}`, 'P', '', ''])];
  expect(beginImport(lines(1001), known)).toEqual({ ok: false, refus: 'trop-de-lignes' });
  expect(beginImport(lines(1000), known).ok).toBe(true);
});

test('a written cell changes its line alone, and asks again what was answered of it', () => {
  const answered = withLine(one, idAt(one, 0), (line) => ({
    ...line,
    choix: { cle: null },
    vus: ['nom:session-certification.nom-une-lettre', 'naissance:session-certification.age-inhabituel'],
  }));
  const written = writeCells(answered, [{ rowId: idAt(one, 0), column: 'nom', value: 'DUPRE' }], [], TODAY);
  expect(written.lines[0]).toMatchObject({
    values: { nom: 'DUPRE' },
    choix: null,
    vus: ['naissance:session-certification.age-inhabituel'],
  });
  expect(written.lines[1]).toBe(one.lines[1]);
  const mail = writeCells(answered, [{ rowId: idAt(one, 0), column: 'courriel', value: '' }], [], TODAY);
  expect(mail.lines[0]?.choix).toEqual({ cle: null });
  expect(writeCells(one, [{ rowId: idAt(one, 0), column: 'nom', value: 'DUPRÉ' }], [], TODAY).lines[0]).toBe(
    one.lines[0],
  );
});

test('lines are pasted below up to the most that a file holds', () => {
  const more = writeCells(one, [], [{ nom: 'OBRY', prenom: 'Paul' }], TODAY);
  expect(valuesAt(more, 2)).toMatchObject({ nom: 'OBRY', prenom: 'Paul', naissance: '' });
  const block = Array.from({ length: 1100 }, () => ({ nom: 'OBRY' }));
  expect(writeCells(one, [], block, TODAY).lines).toHaveLength(1000);
});

test('a field is read from another column, which no other field reads then; what was corrected elsewhere stays', () => {
  const corrected = writeCells(one, [{ rowId: idAt(one, 1), column: 'prenom', value: 'Sam' }], [], TODAY);
  const swapped = readFrom(corrected, 'nom', 3, TODAY);
  expect(swapped.colonnes).toEqual({ nom: 3, prenom: 1, naissance: 2 });
  expect(valuesAt(swapped, 0)).toMatchObject({ nom: 'zoe@chiers.example', courriel: '' });
  expect(valuesAt(swapped, 1)).toMatchObject({ nom: '', prenom: 'Sam' });
  expect(valuesAt(readFrom(one, 'courriel', null, TODAY), 0)).toMatchObject({ courriel: '', nom: 'DUPRÉ' });
});

test('lines are ticked where they are more than the places and name no class', () => {
  expect(isTicked(one, 2)).toBe(false);
  expect(takenOf(one, 2)).toHaveLength(2);
  expect(takenOf({ ...one, chosen: [idAt(one, 1)] }, 1)).toEqual([one.lines[1]]);
  expect(isTicked({ ...one, colonnes: { ...one.colonnes, classe: 3 } }, 1)).toBe(false);
});

test('[SC22] a person twice in the file is told at the later line, by names and date or by identifier', () => {
  const twice = begin([
    ['Nom', 'Prénom', 'Né(e) le', 'Identifiant'],
    ['DUPRÉ', 'Zoé', '14/02/1987', ''],
    ['Dupre', 'ZOE', '14.02.1987', ''],
    ['DUPRÉ', 'Zoé', '14/02/1988', ''],
    ['FERRY', 'Samuel', '', 'FER11735'],
    ['FERRI', 'Sam', '', 'fer11735'],
  ]);
  const judged = judgeImport(twice, new Map(), TODAY);
  expect(judged.map(({ twinOf }) => twinOf)).toEqual([undefined, 1, undefined, undefined, 4]);
  expect(judged.map(stateOf)).toEqual(['attente', 'faute', 'attente', 'attente', 'faute']);
});

test('[SC22] who is named by the identifier under which the service knows them is not their own double; the next line of them is', () => {
  const named = begin([
    ['Nom', 'Prénom', 'Né(e) le', 'Identifiant'],
    ['FERRY', 'Samuel', '30/06/1978', 'FER11735'],
    ['FERRY', 'Samuel', '', 'FER11735'],
  ]);
  const connu = { habilisId: 'FER11735', nom: 'FERRY', prenom: 'Samuel', dateNaissance: '1978-06-30' };
  const judgement = { fautes: [], avertissements: [], connu, proches: [] };
  const known = new Map(judgeImport(named, new Map(), TODAY).map(({ own }) => [own.says, judgement]));
  expect(judgeImport(named, known, TODAY).map(({ twinOf }) => twinOf)).toEqual([undefined, 1]);
  // What did not change is the same object: only what changed is drawn again.
  const again = judgeImport(
    withLine(named, idAt(named, 1), () => null),
    known,
    TODAY,
  );
  expect(again[0]).toBe(judgeImport(named, known, TODAY)[0]);
});

test('[SC23] a line with people alike waits for an answer', () => {
  const judgement = {
    fautes: [],
    avertissements: [],
    connu: null,
    proches: [{ cle: 'k', initiales: 'Z. D.', raison: 'NOM_PROCHE' as const, anneeNaissance: 1987 }],
  };
  const says = judgeImport(one, new Map(), TODAY)[0]?.own.says ?? '';
  const judgements = new Map([[says, judgement]]);
  const stateAt = (of: ClassImport) => judgeImport(of, judgements, TODAY).map(stateOf)[0];
  expect(stateAt(one)).toBe('question');
  expect(stateAt(withLine(one, idAt(one, 0), (line) => ({ ...line, choix: { cle: 'k' } })))).toBeNull();
});

test('whatever is in a file, each of its lines is read once and stays as long as it is not taken out', () => {
  const cell = fc.oneof(fc.constantFrom('Nom', 'Prénom', '01/02/1990', 'a@b.fr', ''), fc.string());
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const begun = beginImport(rows, { memory: new Map(), today: TODAY, fichier: null, luLe: '' });
      if (!begun.ok) return;
      const { lines } = begun.value;
      expect(lines.length).toBeLessThanOrEqual(rows.length);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.every(({ values }) => Object.values(values).every((value) => value.length <= 200))).toBe(true);
    }),
  );
});

test('[SC29] a ticked line that is taken out gives its place to the next, and to none that was unticked', () => {
  const one = begin([
    ['Nom', 'Prénom'],
    ['Petit', 'Jean'],
    ['Roux', 'Anne'],
    ['Morel', 'Luc'],
  ]);
  const ticked = { ...one, chosen: [idAt(one, 0), idAt(one, 1)] };
  const without = withLine(ticked, idAt(one, 0), () => null);
  expect([without.lines.length, without.chosen]).toEqual([2, [idAt(one, 1), idAt(one, 2)]]);
  const last = { ...one, chosen: [idAt(one, 1), idAt(one, 2)] };
  expect(withLine(last, idAt(one, 1), () => null).chosen).toEqual([idAt(one, 2)]);
  expect(withLine(ticked, idAt(one, 2), () => null).chosen).toEqual(ticked.chosen);
});

const doubtful = begin([
  ['Nom et prénom', 'Né(e) le', 'Mail'],
  ['Dupré Zoé', '03/12/1987', 'un@chiers.example'],
  ['FERRY Samuel', '05/25/1990', 'UN@chiers.example'],
  ['ROUX née PETIT Anne', '25/12/1990', ''],
]);
const openOf = (of: ClassImport) => judgeImport(of, new Map(), TODAY).map((one) => openDoutes(one).map(douteId));
const NO_FAULT = { fautes: [], avertissements: [], connu: null, proches: [] };
const statesOf = (of: ClassImport) => {
  const known = new Map(judgeImport(of, new Map(), TODAY).map(({ own }) => [own.says, NO_FAULT]));
  return judgeImport(of, known, TODAY).map(stateOf);
};

test('[SC31] what was read with a doubt waits until it is answered or written anew', () => {
  expect(openOf(doubtful)).toEqual([
    ['nom:decoupe', 'naissance:jour-mois', 'courriel:courriel-partage'],
    ['naissance:jour-mois', 'courriel:courriel-partage'],
    ['nom:decoupe'],
  ]);
  expect(statesOf(doubtful)).toEqual(['question', 'question', 'question']);
  const answered = withLine(doubtful, idAt(doubtful, 2), (line) => answerDoute(line, 'nom:decoupe', 'vu'));
  expect(statesOf(answered)).toEqual(['question', 'question', null]);
  const written = writeCells(
    answered,
    [
      { rowId: idAt(answered, 0), column: 'prenom', value: 'Zoë' },
      { rowId: idAt(answered, 0), column: 'naissance', value: '12 mars 1987' },
      { rowId: idAt(answered, 0), column: 'courriel', value: 'zoe@chiers.example' },
    ],
    [],
    TODAY,
  );
  expect(valuesAt(written, 0)?.naissance).toBe('12/03/1987');
  expect(openOf(written)).toEqual([[], ['naissance:jour-mois'], []]);
});

test('[SC31] a doubt is answered by the other reading, on one line or on all', () => {
  const judged = judgeImport(doubtful, new Map(), TODAY);
  const turned = answerEverywhere(doubtful, judged, 'jour-mois', 'tourner');
  expect([valuesAt(turned, 0)?.naissance, valuesAt(turned, 1)?.naissance, valuesAt(turned, 2)?.naissance]).toEqual([
    '12/03/1987',
    '25/05/1990',
    '25/12/1990',
  ]);
  expect(openOf(turned).flat()).not.toContain('naissance:jour-mois');
  const swapped = answerEverywhere(doubtful, judged, 'decoupe', 'inverser');
  expect(valuesAt(swapped, 0)).toMatchObject({ nom: 'Zoé', prenom: 'Dupré' });
  expect(valuesAt(swapped, 1)).toMatchObject({ nom: 'FERRY', prenom: 'Samuel' });
  const emptied = answerEverywhere(doubtful, judged, 'courriel-partage', 'sans-courriel');
  expect(emptied.lines.map(({ values }) => values.courriel)).toEqual(['', '', '']);
});

test('[SC31] an error cell is a fault of any field, the class too', () => {
  const errors = begin([
    ['Nom', 'Prénom', 'Né(e) le', 'Classe'],
    ['#N/A', 'Zoé', '#VALEUR!', '#REF!'],
  ]);
  expect(judgeImport(errors, new Map(), TODAY)[0]?.own.fautes).toEqual(
    ['nom', 'naissance', 'classe'].map((path) => ({ path, title: 'session-certification.cellule-erreur' })),
  );
});

test('a pasted line holds its date in one form; doubts of a column go with it', () => {
  const more = writeCells(one, [], [{ nom: 'OBRY', prenom: 'Paul', naissance: '19870312' }], TODAY);
  expect(valuesAt(more, 2)?.naissance).toBe('12/03/1987');
  expect(openOf(readFrom(doubtful, 'naissance', null, TODAY)).flat()).not.toContain('naissance:jour-mois');
});
