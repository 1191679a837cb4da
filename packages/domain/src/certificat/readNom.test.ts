import { expect, test } from 'vitest';
import type { LigneLue } from './DocumentLu.ts';
import { LU, readOtherwise, NON_LU, type NomAttendu, readNom } from './readNom.ts';
import { ligneLue } from './test/ligneLue.ts';

const ROYER: NomAttendu = { initiales: 'A R', titulaire: { prenom: 'Amandine', nom: 'Royer' }, raisonSociale: null };
const signe = (initiales: string): NomAttendu => ({ initiales, titulaire: null, raisonSociale: null });
const nomme = (prenom: string, nom: string): NomAttendu => ({ ...ROYER, titulaire: { prenom, nom } });
/** Lines from the top of a page, each a text of its own, in letters of these sizes. */
const page = (...lignes: readonly (readonly [texte: string, taille: number])[]): LigneLue[] =>
  lignes.map(([texte, taille], rang) => ligneLue(texte, { y: 100 + 200 * rang, taille }));
/** A heading in larger letters than any name, and words with what they announce right below. */
const sousTitre = (mots: string, ...lignes: readonly string[]): LigneLue[] => [
  ligneLue('ALPHA FORMATION', { y: 100, taille: 30 }),
  ligneLue(mots, { y: 300, taille: 10 }),
  ...lignes.map((texte, rang) => ligneLue(texte, { y: 320 + 18 * rang, taille: 14 })),
];

const ANNONCES = [
  'Délivré à',
  'délivrée à',
  'Décerné à',
  'décernée à',
  'Attribué à',
  'attribuée à',
  'Remis à',
  'remise à',
  'Certifie que',
  'certifie que',
  'Obtenu par',
  'obtenue par',
  'Titulaire',
  'titulaire :',
  'Titulaire:',
];
test.each(ANNONCES)('[C40] after « %s » stands the holder, on the same line or below', (mots) => {
  for (const debut of ['', 'Ce certificat, ']) {
    expect(readNom(page([`${debut}${mots} Amandine ROYER`, 10]), ROYER)).toEqual(LU);
    expect(readNom(page([`${debut}${mots} Bernard MARTIN`, 10]), ROYER)).toEqual(readOtherwise('Bernard MARTIN'));
    expect(readNom(sousTitre(`${debut}${mots}`, 'Amandine ROYER'), ROYER)).toEqual(LU);
    expect(readNom(sousTitre(`${debut}${mots}`, 'Bernard MARTIN'), ROYER)).toEqual(readOtherwise('Bernard MARTIN'));
  }
});

test('[C40] words that go on announce nobody, and a word alone or a sentence is no holder', () => {
  expect(readNom(sousTitre('Titulaire du permis', 'Bernard MARTIN'), ROYER)).toEqual(NON_LU);
  expect(readNom([...sousTitre('Titulaire', 'Permanent'), ...page(['Amandine ROYER', 40])], ROYER)).toEqual(LU);
  const sentence = sousTitre('Délivré à', 'la personne nommée ci-dessous, à Nancy');
  expect(readNom([...sentence, ...page(['Amandine ROYER', 40])], ROYER)).toEqual(LU);
});

test('[C40] an announced name goes on over lines, and ends before what is no name', () => {
  expect(readNom(sousTitre('Délivré à', 'Amandine', 'ROYER'), ROYER)).toEqual(LU);
  expect(readNom(sousTitre('Délivré à', 'Amandine ROYER', 'née le 14 mars 1998'), ROYER)).toEqual(LU);
  expect(readNom(sousTitre('Délivré à', 'Bernard Marie', 'MARTIN', 'né le 14 mars 1998'), ROYER)).toEqual(
    readOtherwise('Bernard Marie MARTIN'),
  );
  // Without a family name in capitals, the first words are told.
  expect(readNom(sousTitre('Délivré à', 'Monsieur Martin'), ROYER)).toEqual(readOtherwise('Monsieur Martin'));
});

test('[C40] given names and name may stand apart, both of them', () => {
  const apart = (prenom: string) => [...sousTitre('Délivré à', prenom), ...page(['ROYER', 12])];
  expect(readNom(apart('Marie Claire'), nomme('Marie Claire', 'Royer'))).toEqual(LU);
  expect(readNom(apart('Bernard'), ROYER)).toEqual(NON_LU);
});

test('[C40] without announcement, the name in the largest letters is the holder’s', () => {
  expect(readNom(page(['Luc PERRIN', 10], ['Amandine ROYER', 20]), ROYER)).toEqual(LU);
  expect(readNom(page(['Luc PERRIN', 10], ['Bernard MARTIN', 20]), ROYER)).toEqual(readOtherwise('Bernard MARTIN'));
  // A heading that is hardly larger hides nobody, a larger one does.
  expect(readNom(page(['Attestation', 20.05], ['Bernard MARTIN', 20]), ROYER)).toEqual(readOtherwise('Bernard MARTIN'));
  expect(readNom(page(['Attestation', 30], ['Bernard MARTIN', 20]), ROYER)).toEqual(NON_LU);
  // The right name in smaller letters leaves it to the eye.
  expect(readNom(page(['Bernard MARTIN', 20], ['la stagiaire Amandine ROYER', 10]), ROYER)).toEqual(NON_LU);
});

const NEUF = ['Ana', 'Maria', 'Rosa', 'Luisa', 'Elena', 'Sofia', 'Clara', 'Marta'];
test.each([
  'ALPHA FORMATION',
  'Sauveteur Secouriste du Travail',
  'Rentrée 2026 LYON',
  '«Bernard MARTIN',
  'Bernard: MARTIN',
  'Bernard monde MARTIN',
  'Bernard dans MARTIN',
  [...NEUF, 'Julia', 'MARTIN'].join(' '),
])('[C40] « %s » in the largest letters is no person', (texte) => {
  expect(readNom(page([texte, 20]), ROYER)).toEqual(NON_LU);
});
test.each(['Bernard de la TOUR', 'Bernard O’BRIEN', 'J.-P. MARTIN Bernard', [...NEUF, 'MARTIN'].join(' ')])(
  '[C40] « %s » is another person',
  (texte) => expect(readNom(page([texte, 20]), ROYER)).toEqual(readOtherwise(texte)),
);

test('[C40] a civility is no name; a further given name is somebody else’s', () => {
  for (const civil of ['M.', 'Mme', 'Madame', 'MONSIEUR']) {
    expect(readNom(page([`${civil} ROYER Amandine`, 20]), ROYER)).toEqual(LU);
  }
  for (const prenom of ['Bernard', 'Marie', 'Adam']) {
    const texte = `${prenom} Amandine ROYER`;
    expect(readNom(page([texte, 20]), ROYER)).toEqual(readOtherwise(texte));
  }
});

test('[C40] spaces, and a letter that capitals write as two, are no difference', () => {
  expect(readNom(page([' Amandine  ROYER ', 20]), ROYER)).toEqual(LU);
  expect(readNom(page(['Anna STRAUSS', 20]), nomme('Anna', 'Strauß'))).toEqual(LU);
  // Greek writes the last letter of a word in its own way, and capitals do not.
  expect(readNom(page(['Νίκος ΠΑΠΑΔΌΠΟΥΛΟΣ', 20]), nomme('Νίκος', 'Παπαδόπουλος'))).toEqual(LU);
  expect(readNom(page(['ΠΑΠΑΔΌΠΟΥΛΟΣ Νίκος', 20]), nomme('Νίκος', 'Παπαδόπουλος'))).toEqual(LU);
});

test('[C40] an entite that bears a person’s name is nobody', () => {
  const paper = page(['Bernard MARTIN', 20]);
  expect(readNom(paper, { ...ROYER, raisonSociale: 'Bernard Martin' })).toEqual(NON_LU);
  expect(readNom(paper, { ...ROYER, raisonSociale: 'Bernard Martin SARL' })).toEqual(readOtherwise('Bernard MARTIN'));
});

test('[C40] who has letters that papers cannot write is not accused, whatever stands there', () => {
  for (const paper of [page(['Mohamed ALI', 20]), sousTitre('Délivré à', 'Mohamed ALI')]) {
    expect(readNom(paper, nomme('محمد', 'علي'))).toEqual(NON_LU);
    for (const one of [nomme('Jean-Pierre', 'D’Œuvre'), nomme('Иван', 'Петров'), nomme('Νίκος', 'Παππάς')]) {
      expect(readNom(paper, one)).toEqual(readOtherwise('Mohamed ALI'));
    }
  }
});

test('[C40] initials are those of given names and name, wherever one ends', () => {
  expect(readNom(page(['Jean Paul DUPONT', 20]), signe('JP D'))).toEqual(LU);
  expect(readNom(page(['DUPONT Jean Paul', 20]), signe('JP D'))).toEqual(LU);
  expect(readNom(page(['Amandine de La TOUR', 20]), signe('A DL'))).toEqual(LU);
  expect(readNom(page(['Jean Paul DUPONT', 20]), signe('JM D'))).toEqual(readOtherwise('Jean Paul DUPONT'));
  // A name that the server tells needs no initials.
  expect(readNom(page(['Amandine ROYER', 20]), { ...ROYER, initiales: '' })).toEqual(LU);
});

test('[C40] names apart on one line of the page are left to the eye', () => {
  const paper = (y: number) => [
    ligneLue('Bernard MARTIN', { y: 20, taille: 20 }),
    ligneLue('DUPONT', { x: 300, y: 100, largeur: 50 }),
    ligneLue('Jean', { x: 100, y, largeur: 50 }),
    ligneLue('Paul', { x: 200, y: 100, largeur: 50 }),
  ];
  expect(readNom(paper(100.9), signe('JP D'))).toEqual(NON_LU);
  expect(readNom(paper(101), signe('JP D'))).toEqual(readOtherwise('Bernard MARTIN'));
});
