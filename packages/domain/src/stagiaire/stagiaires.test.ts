import * as fc from 'fast-check';
import { addDays } from '../date/addDays.ts';
import { expect, test } from 'vitest';
import { foldName } from '../clean-text/foldName.ts';
import { cleDeNom } from './cleDeNom.ts';
import { isUsualName } from './isUsualName.ts';
import { ligneImportFaults } from './ligneImportFaults.ts';
import type { LigneStagiaire } from './LigneStagiaire.ts';
import { initialesDe, prochesDe, raisonProche } from './prochesDe.ts';
import { ETATS_ANTERIEUR, rattrapageMac, refusalOfMac } from '../resultat/rattrapageMac.ts';
import { readDateNaissance } from './readDateNaissance.ts';
import { stagiaireLineFaults } from './stagiaireLineFaults.ts';

const TODAY = '2026-11-20';
const line: LigneStagiaire = {
  habilisId: '',
  nom: 'Marchand',
  prenom: 'Élodie',
  naissance: '12/04/1990',
  courriel: '',
};
const judge = (changes: Partial<LigneStagiaire> = {}) => stagiaireLineFaults({ ...line, ...changes }, TODAY);
const faults = (changes: Partial<LigneStagiaire>) => judge(changes).fautes.map(({ path, title }) => `${path} ${title}`);
const warnings = (changes: Partial<LigneStagiaire>) =>
  judge(changes).avertissements.map(({ path, title }) => `${path} ${title}`);

test('[SC22] a line is kept cleaned: an identifier in capitals, one date, one address', () => {
  expect(judge().ligne).toEqual({
    habilisId: null,
    nom: 'Marchand',
    prenom: 'Élodie',
    dateNaissance: '1990-04-12',
    courriel: null,
  });
  const { ligne, fautes, avertissements } = judge({
    habilisId: ' abc12345 ',
    nom: '  Le   Goff ',
    naissance: '',
    courriel: ' Elodie@Example.ORG ',
  });
  expect(ligne).toEqual({
    habilisId: 'ABC12345',
    nom: 'Le Goff',
    prenom: 'Élodie',
    dateNaissance: null,
    courriel: 'elodie@example.org',
  });
  expect([fautes, avertissements]).toEqual([[], []]);
});
test('[SC22] [MC12] names of one letter, with apostrophes, in capitals and in other alphabets pass, told when no paper can write them; signs that no name has do not', () => {
  for (const nom of ['O’Connor', "D'Arc", 'DUPONT', 'Le Goff-Ménez', 'Nguyễn', 'St. John']) {
    expect([nom, faults({ nom }), warnings({ nom })]).toEqual([nom, [], []]);
  }
  expect([faults({ nom: 'O' }), warnings({ nom: 'O' })]).toEqual([[], ['nom session-certification.nom-une-lettre']]);
  expect(warnings({ prenom: 'Ёлена' })).toEqual(['prenom session-certification.nom-autre-alphabet']);
  for (const nom of ['محمد', '王小明', 'כהן'])
    expect([faults({ nom }), warnings({ nom })]).toEqual([[], ['nom session-certification.nom-non-imprimable']]);
  expect(faults({ nom: '  ' })).toEqual(['nom champ.nom-requis']);
  expect(faults({ prenom: '-' })).toEqual(['prenom champ.prenom-requis']);
  for (const nom of ['Dupont2', 'a@b', 'x/y', 'Dup_ont', '<b>'])
    expect(faults({ nom })).toEqual(['nom champ.nom-signes']);
  expect(faults({ nom: 'a'.repeat(100) })).toEqual([]);
  expect(faults({ nom: 'a'.repeat(101) })).toEqual(['nom session-certification.nom-trop-long']);
});
test('[SC22] a name written as usual is none that could be at fault or be warned of', () => {
  const SIGNS = Array.from({ length: 0x260 }, (_, code) => String.fromCodePoint(code));
  const name = fc.string({ unit: fc.constantFrom(...SIGNS, '’', 'ʼ', 'Ё', '\u0301'), maxLength: 6 });
  fc.assert(
    fc.property(name, (typed) => {
      fc.pre(isUsualName(typed));
      expect(typed).toMatch(/^[\p{L}\p{M}’'ʼ\- .]+$/u);
      expect(typed.match(/\p{L}/gu)?.length).toBeGreaterThan(1);
      expect(typed).not.toMatch(/[\p{L}--\p{Script=Latin}]/v);
    }),
    { numRuns: 2000 },
  );
  for (const sign of SIGNS.filter((one) => isUsualName(`${one}${one}`)))
    expect(sign).toMatch(/^(?=\p{L})\p{Script=Latin}$/u);
  for (const usual of ['L’Huillier', 'Le Goff-Ménez', 'Łukasik', 'DE LA TOUR', 'St. John'])
    expect([usual, isUsualName(usual)]).toEqual([usual, true]);
});
test('[SC22] a birth date is one of the calendar, past, and of somebody who may live', () => {
  expect(faults({ naissance: '' })).toEqual(['naissance session-certification.naissance-requise']);
  expect(faults({ naissance: '31/02/1990' })).toEqual(['naissance session-certification.naissance-invalide']);
  for (const naissance of ['21/11/2026', TODAY])
    expect(faults({ naissance })).toEqual(['naissance session-certification.naissance-future']);
  expect(faults({ naissance: '01/01/1890' })).toEqual(['naissance session-certification.naissance-ancienne']);
  expect(faults({ naissance: '20/11/1916' })).toEqual([]);
  expect(faults({ naissance: '19/11/1916' })).toEqual(['naissance session-certification.naissance-ancienne']);
  const unusual = ['naissance session-certification.age-inhabituel'];
  expect([warnings({ naissance: '20/11/2012' }), warnings({ naissance: '21/11/2012' })]).toEqual([[], unusual]);
  expect([warnings({ naissance: '20/11/1946' }), warnings({ naissance: '19/11/1946' })]).toEqual([[], unusual]);
  expect(warnings({ naissance: '01/01/1890' })).toEqual([]);
});
test('[SC31] a name that lost letters on its way is told, whatever is left of it', () => {
  for (const nom of ['Lef\u008Fvre', 'H\u008Elias', 'Lef\uFFFDvre', 'LEF?VRE', 'Zo?e'])
    expect([nom, faults({ nom })]).toEqual([nom, ['nom session-certification.nom-illisible']]);
  expect(faults({ prenom: 'Zo\u0090' })).toEqual(['prenom session-certification.nom-illisible']);
  expect(faults({ nom: 'Marchand?' })).toEqual(['nom champ.nom-signes']);
});
test('[SC31] of a birth date whose year alone is told, the day and the month are asked', () => {
  for (const naissance of [
    '1987',
    '00/00/1987',
    '00/1987',
    'xx/xx/1987',
    '??.??.1987',
    '//1987',
    '1987-00-00',
    '1987-XX',
  ])
    expect([naissance, faults({ naissance })]).toEqual([
      naissance,
      ['naissance session-certification.naissance-annee'],
    ]);
  for (const naissance of ['987', '31/02/1987', '1887', '19871', '00/00/187'])
    expect([naissance, faults({ naissance })]).toEqual([
      naissance,
      ['naissance session-certification.naissance-invalide'],
    ]);
});
test('[SC22] an identifier that is none and an address that is none are told', () => {
  for (const habilisId of ['AB12345', 'ABC1234', 'ÀBC12345', '12345678'])
    expect(faults({ habilisId })).toEqual(['habilisId session-certification.identifiant-invalide']);
  expect(faults({ habilisId: 'ABC12345', naissance: '' })).toEqual([]);
  expect(faults({ courriel: 'sans arobase' })).toEqual(['courriel champ.email-invalide']);
});
test('[SC22] a birth date is read as people write it', () => {
  for (const typed of ['12/04/1990', '12-04-1990', '12.4.1990', '12 4 1990', ' 1990-04-12 '])
    expect([typed, readDateNaissance(typed)]).toEqual([typed, '1990-04-12']);
  for (const typed of [
    '',
    '12/04/90',
    '13/13/1990',
    '1990-02-30',
    '1990/04/12',
    'hier',
    '112/04/1990',
    '12/04/19900',
    '1990-04-121',
    '+001990-04-12',
  ])
    expect([typed, readDateNaissance(typed)]).toEqual([typed, null]);
});
test('[SC22] what is kept of a line without fault has no fault either', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (nom, naissance) => {
      const { ligne, fautes } = judge({ nom, naissance });
      if (fautes.length > 0) return;
      const again = judge({ nom: ligne.nom, naissance: ligne.dateNaissance ?? '' });
      expect([again.fautes, again.ligne]).toEqual([[], ligne]);
    }),
  );
});

const person = (nom: string, prenom: string, dateNaissance: string | null = '1990-04-12') => ({
  nom,
  prenom,
  dateNaissance,
});
const MARCHAND = person('Marchand', 'Élodie');
test('[SC23] two people are the same, alike for a reason, or not', () => {
  for (const [other, reason] of [
    [person('MARCHAND', 'elodie'), 'IDENTIQUE'],
    [person('Élodie', 'Marchand'), 'NOMS_INVERSES'],
    [person('Marchant', 'Élodie'), 'NOM_PROCHE'],
    [person('Marhcand', 'Elodie'), 'NOM_PROCHE'],
    [person('Marchnd', 'Élodei'), 'NOM_PROCHE'],
    [person('Marcx', 'Élodie'), null],
    [person('Marchand', 'Paul'), null],
    [person('Marchand', 'Élodie', '1990-12-04'), 'DATE_PROCHE'],
    [person('Marchand', 'Élodie', '1990-04-13'), 'DATE_PROCHE'],
    [person('Élodie', 'Marchand', '1990-04-13'), 'DATE_PROCHE'],
    [person('Marchand', 'Élodie', '1971-04-28'), null],
    [person('Marchand', 'Élodie', '1990-02-14'), null],
    [person('Marchand', 'Élodie', '1991-12-04'), null],
    [person('Marchant', 'Élodie', '1990-04-13'), null],
    [person('Marchand', 'Élodie', null), 'DATE_ABSENTE'],
    [person('Élodie', 'Marchand', null), 'DATE_ABSENTE'],
    [person('Marchant', 'Élodie', null), null],
  ] as const)
    expect([other, raisonProche(MARCHAND, other)]).toEqual([other, reason]);
});
test.each([
  // One slip in a short name: a letter changed, left out, added, or swapped with its neighbour.
  ['Roux', ['Raux', 'Rox', 'Oux', 'Rouxe', 'Aroux', 'Orux', 'Ruox', 'Roxu'], true],
  // Two slips are too many, and letters that only look swapped are two.
  ['Roux', ['Raus', 'Ruax', 'Raox', 'Rauxe', 'Ruo', 'Ro'], false],
  ['Luc', ['Xlu', 'Ucx'], false],
  // From five letters on a name bears two, of any kind, and no third.
  ['Petit', ['Batit', 'Eptti', 'Pett', 'Petitxy', 'Xypetit'], true],
  ['Petit', ['Batix', 'Pti', 'Petitxyz', 'Xpatix', 'Pi'], false],
  ['Marchand', ['Narhcand', 'Marchandxy', 'Archan', 'Amrchnad'], true],
  ['Marchand', ['Narhcant', 'Marchandxyz', 'Amrhcnad', 'Xmarchnt'], false],
] as const)('[SC23] how far a name may be from %s: %j is %s', (name, others, isAlike) => {
  for (const other of others) {
    const reasons = [
      raisonProche(person(name, 'Luc'), person(other, 'Luc')),
      raisonProche(person('Luc', other), person('Luc', name)),
    ];
    const expected = isAlike ? 'NOM_PROCHE' : null;
    expect([other, ...reasons]).toEqual([other, expected, expected]);
  }
});
test('[SC23] whoever may be one with another, the other may be with them', () => {
  const names = fc.constantFrom('Roux', 'Raux', 'Marchand', 'Marchant', 'Élodie', 'Li', 'L');
  const dates = fc.constantFrom(null, '1990-04-12', '1990-12-04', '1990-04-13', '1971-01-01');
  const people = fc.record({ nom: names, prenom: names, dateNaissance: dates });
  fc.assert(
    fc.property(people, people, (one, other) => {
      expect(raisonProche(one, other)).toBe(raisonProche(other, one));
      expect(raisonProche(one, one)).toBe(one.dateNaissance === null ? 'DATE_ABSENTE' : 'IDENTIQUE');
    }),
  );
});
test('[SC23] those alike come the surest first, masked by their first letters', () => {
  const known = [
    person('Marchand', 'Élodie', null),
    person('Marchand', 'Élodie', '1990-12-04'),
    person('Marchant', 'Élodie'),
    person('Autre', 'Personne'),
    MARCHAND,
  ];
  const { identiques, proches } = prochesDe(MARCHAND, known);
  expect(identiques).toEqual([MARCHAND]);
  expect(proches.map(({ raison }) => raison)).toEqual(['NOM_PROCHE', 'DATE_PROCHE', 'DATE_ABSENTE']);
  expect(initialesDe(person(' o’Connor', 'élodie'))).toBe('É. O.');
  expect(initialesDe(person('', 'A'))).toBe('A. .');
});
test('[SC23] names are compared folded, whichever stands first', () => {
  expect(foldName(' D’Œuvre-Éric ')).toBe('d oeuvre eric');
  expect(foldName('Ægir')).toBe('aegir');
  expect(foldName(' - ')).toBe('');
  expect(cleDeNom('Le Goff', 'Yann')).toBe(cleDeNom('YANN', 'le-goff'));
  expect(cleDeNom('An', 'Nabel')).not.toBe(cleDeNom('Anna', 'Bel'));
  expect(cleDeNom('Rey', 'Thomas')).not.toBe(cleDeNom('Reyt', 'Homas'));
});
test('[SC22][SC23] what is known of a person keeps a line from being imported', () => {
  const nothing = { parIdentifiant: null, hasProches: false, isChosen: false, isTwice: false } as const;
  const told = (changes: Partial<Parameters<typeof ligneImportFaults>[0]>) =>
    ligneImportFaults({ ...nothing, ...changes }).map(({ path, title }) => `${path} ${title}`);
  expect(told({})).toEqual([]);
  expect(told({ parIdentifiant: 'connu' })).toEqual([]);
  expect(told({ parIdentifiant: 'inconnu' })).toEqual(['habilisId session-certification.stagiaire-inconnu']);
  expect(told({ parIdentifiant: 'autre-nom' })).toEqual(['nom session-certification.stagiaire-autre-nom']);
  expect(told({ isTwice: true })).toEqual(['nom session-certification.stagiaire-en-double']);
  expect(told({ hasProches: true })).toEqual(['nom session-certification.choix-attendu']);
  expect(told({ hasProches: true, isChosen: true })).toEqual([]);
});

test('[SC8][C20] an upkeep finds the earlier certificat: valid, within the tolerance, too late, or none', () => {
  const etat = (certificats: readonly (readonly [string, string | null])[], tolerance: number | null = 3) =>
    rattrapageMac(
      certificats.map(([dateObtention, dateFin]) => ({ dateObtention, dateFin })),
      TODAY,
      tolerance,
    );
  expect(etat([])).toEqual({ etat: 'ABSENT', dateFin: null });
  expect(etat([['2026-11-21', '2028-11-20']])).toEqual({ etat: 'ABSENT', dateFin: null });
  expect(etat([['2024-11-21', TODAY]])).toEqual({ etat: 'VALIDE', dateFin: TODAY });
  expect(etat([[addDays(TODAY, -1), null]])).toEqual({ etat: 'VALIDE', dateFin: null });
  // What was obtained that very day is nothing to keep up.
  expect(etat([[TODAY, null]])).toEqual({ etat: 'ABSENT', dateFin: null });
  expect(etat([[TODAY, '2028-11-19']])).toEqual({ etat: 'ABSENT', dateFin: null });
  expect(etat([['2024-08-21', '2026-08-20']])).toEqual({ etat: 'RATTRAPAGE', dateFin: '2026-08-20' });
  expect(etat([['2024-08-20', '2026-08-19']])).toEqual({ etat: 'TROP_TARD', dateFin: '2026-08-19' });
  expect(etat([['2004-08-20', '2006-08-19']], null)).toEqual({ etat: 'RATTRAPAGE', dateFin: '2006-08-19' });
  // The latest end counts.
  expect(
    etat([
      ['2020-01-01', '2022-01-01'],
      ['2024-08-21', '2026-11-30'],
      ['2021-01-01', '2023-01-01'],
    ]).etat,
  ).toBe('VALIDE');
  expect(ETATS_ANTERIEUR.map(refusalOfMac)).toEqual([
    null,
    null,
    'session-certification.mac-trop-tard',
    'session-certification.mac-sans-certificat',
  ]);
});
