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
import { judgeImport, stateOf } from './judgeImport.ts';

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
  const written = writeCells(answered, [{ rowId: idAt(one, 0), column: 'nom', value: 'DUPRE' }], []);
  expect(written.lines[0]).toMatchObject({
    values: { nom: 'DUPRE' },
    choix: null,
    vus: ['naissance:session-certification.age-inhabituel'],
  });
  expect(written.lines[1]).toBe(one.lines[1]);
  const mail = writeCells(answered, [{ rowId: idAt(one, 0), column: 'courriel', value: '' }], []);
  expect(mail.lines[0]?.choix).toEqual({ cle: null });
  expect(writeCells(one, [{ rowId: idAt(one, 0), column: 'nom', value: 'DUPRÉ' }], []).lines[0]).toBe(one.lines[0]);
});

test('lines are pasted below up to the most that a file holds', () => {
  const more = writeCells(one, [], [{ nom: 'OBRY', prenom: 'Paul' }]);
  expect(valuesAt(more, 2)).toMatchObject({ nom: 'OBRY', prenom: 'Paul', naissance: '' });
  const block = Array.from({ length: 1100 }, () => ({ nom: 'OBRY' }));
  expect(writeCells(one, [], block).lines).toHaveLength(1000);
});

test('a field is read from another column, which no other field reads then; what was corrected elsewhere stays', () => {
  const corrected = writeCells(one, [{ rowId: idAt(one, 1), column: 'prenom', value: 'Sam' }], []);
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

test('[SC29] a ticked line that is taken out frees its place', () => {
  const one = begin([
    ['Nom', 'Prénom'],
    ['Petit', 'Jean'],
    ['Roux', 'Anne'],
    ['Morel', 'Luc'],
  ]);
  const ticked = { ...one, chosen: [idAt(one, 0), idAt(one, 1)] };
  const without = withLine(ticked, idAt(one, 0), () => null);
  expect([without.lines.length, without.chosen]).toEqual([2, [idAt(one, 1)]]);
});
