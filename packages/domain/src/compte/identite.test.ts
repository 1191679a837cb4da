import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identiteFaultsOf, inscriptionFaultsOf, normalizeIdentite } from './identiteFaultsOf.ts';

const GOOD = { nom: "O'Brien", prenom: 'Anne-Marie', email: 'anne@example.org' };

test('[CO5] a person has a first name, a name and an address, told in the order in which they are asked for', () => {
  expect(identiteFaultsOf(GOOD)).toEqual([]);
  expect(identiteFaultsOf({ nom: ' ', prenom: '--', email: ' ' })).toEqual([
    { path: 'prenom', title: 'champ.prenom-requis' },
    { path: 'nom', title: 'champ.nom-requis' },
    { path: 'email', title: 'champ.email-requis' },
  ]);
  expect(identiteFaultsOf({ ...GOOD, email: 'anne' })).toEqual([{ path: 'email', title: 'champ.email-invalide' }]);
});

test('[CO5] it is kept clean: spaces, hidden signs and the case of the address', () => {
  const typed = { nom: '  De\u200B   La\tTour ', prenom: 'E\u0301lise\n', email: ' Elise@Example.ORG ' };
  expect(normalizeIdentite(typed)).toEqual({ nom: 'De La Tour', prenom: 'Élise', email: 'elise@example.org' });
});

test('[CO5] hidden signs between spaces, or between a letter and its accent, leave a name as it is read', () => {
  const typed = { ...GOOD, nom: 'De \u200B La\u202E \u00AD Tour', prenom: 'E\u200B\u0301lise' };
  expect(normalizeIdentite(typed)).toMatchObject({ nom: 'De La Tour', prenom: 'Élise' });
});

test('[CO5] an acute accent that stands alone is an apostrophe in each of its codes', () => {
  for (const accent of ['\u00B4', '\u1FFD'])
    expect(normalizeIdentite({ ...GOOD, nom: `D${accent}Amico`, email: `d${accent}amico@example.org` })).toMatchObject({
      nom: "D'Amico",
      email: "d'amico@example.org",
    });
});

test('[CO5] whoever it is, what is kept of a person is kept as it is', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.record({ nom: text, prenom: text, email: fc.oneof(text, fc.emailAddress()) }), (typed) => {
      const once = normalizeIdentite(typed);
      expect(normalizeIdentite(once)).toEqual(once);
      expect(identiteFaultsOf(once)).toEqual(identiteFaultsOf(typed));
    }),
  );
});

test.each([
  'Gagnez https://exemple.net',
  'Écrivez à lot@exemple.net',
  'voir exemple.net',
  'exemple.net/lot',
  '<b>Léa</b>',
])('[CO5] what a mail program makes a link or a mark of is no name: %s', (nom) => {
  expect(identiteFaultsOf({ ...GOOD, nom, prenom: nom })).toMatchObject([
    { path: 'prenom', title: 'champ.nom-signes' },
    { path: 'nom', title: 'champ.nom-signes' },
  ]);
});

test.each([
  'J.-P.',
  'St. Germain',
  'M.Léa',
  'Jean.P Morel',
  'd’Arcy, fils',
  'Nguyễn Thị',
  'Ludwig II (veuf)',
  'Ó Briain',
])('[CO5] a name has its dots, marks and signs: %s', (nom) => {
  expect(identiteFaultsOf({ ...GOOD, nom })).toEqual([]);
});

test.each(['a\u200B@example.org', 'a\u202E@example.org', 'a@exam\u00ADple.org'])(
  '[CO5] an address is kept without the hidden signs that were pasted with it: %j',
  (email) => {
    expect(normalizeIdentite({ ...GOOD, email }).email).toBe('a@example.org');
  },
);

test.each([
  ['Lef\u008Fvre', 'U+008F'],
  ['Lef\uFFFDvre', '\uFFFD'],
  ['L\u00E9a <Roux>', '<'],
  ['L\u00E9a@', '@'],
])('[CO5] a sign that is refused is named: %j', (nom, signe) => {
  expect(identiteFaultsOf({ ...GOOD, nom })).toEqual([{ path: 'nom', title: 'champ.nom-signes', signe }]);
});

test('an account is asked for with the terms accepted', () => {
  expect(inscriptionFaultsOf({ ...GOOD, acceptationRGPD: true })).toEqual([]);
  expect(inscriptionFaultsOf({ ...GOOD, nom: '', acceptationRGPD: false })).toEqual([
    { path: 'nom', title: 'champ.nom-requis' },
    { path: 'acceptationRGPD', title: 'compte.acceptation-requise' },
  ]);
});
