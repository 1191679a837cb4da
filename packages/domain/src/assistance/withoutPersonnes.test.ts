import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCodeCourt, SIGNES_CODE_COURT } from '../certificat/codeCourt.ts';
import { numeroOf } from '../certificat/numeroOf.ts';
import { numeroDemande } from '../demande/numeroDemande.ts';
import { numeroHabilitation } from '../habilitation/numeroHabilitation.ts';
import { formatNda } from '../identifiant/formatNda.ts';
import { formatSiret } from '../identifiant/formatSiret.ts';
import { numeroSession } from '../session-certification/numeroSession.ts';
import { formatTelephone } from '../telephone/formatTelephone.ts';
import { withoutPersonnes } from './withoutPersonnes.ts';

const ZOE = { prenom: 'Zoé', nom: 'Petit' };
const MARIE = { prenom: 'Marie-Hélène', nom: 'de La Tour' };
const NOE = { prenom: 'Noé', nom: 'Lebœuf' };
const LI = { prenom: 'Élia', nom: 'Li' };

test.each([
  // As the account has it, either way round, in any case and at any place.
  [ZOE, 'Zoé Petit, PETIT Zoé et petit.', '[…], […] et […].'],
  [ZOE, 'd’Zoé, (Zoé) Zoé54 petit_zoe.pdf', 'd’[…], ([…]) […]54 […]_[…].pdf'],
  // Without its accents, or with them as marks of their own.
  [ZOE, 'ZOE PETIT a écrit, Zoe aussi.', '[…] a écrit, […] aussi.'],
  [ZOE, 'Zoe\u0301 Petit', '[…]'],
  // In part, joined or with another hyphen.
  [MARIE, 'Marie Hélène de la Tour', '[…]'],
  [MARIE, 'MARIE\u2011HELENE, MarieHélène et Marie', '[…], […] et […]'],
  [MARIE, 'Dossier de Latour, ou La Tour.', 'Dossier […], ou La […].'],
  [NOE, 'Noe Leboeuf, Noë LEBŒUF', '[…], […]'],
  [LI, 'Elia Li', '[…]'],
  // Within another word it is no name, nor is a word that stands everywhere.
  [ZOE, 'Les petits dossiers, la petitesse', 'Les petits dossiers, la petitesse'],
  [{ prenom: 'A', nom: 'des Prés' }, 'Il y a des dossiers.', 'Il y a des dossiers.'],
  [{ prenom: '', nom: '' }, 'Rien à taire.', 'Rien à taire.'],
  [
    { prenom: 'Jo', nom: 'van den Berg von der Les' },
    'Les dés, van, von, den, der Berg',
    'Les dés, van, von, den, der […]',
  ],
])('[AS25] the name of %j is taken out of %j', (person, text, kept) => {
  expect(withoutPersonnes(text, [person])).toBe(kept);
});

test('[AS25] of two people, the longer name is taken out first', () => {
  const anne = { prenom: 'Anne', nom: 'Roux' };
  expect(withoutPersonnes('Anne Marie est là.', [anne, { prenom: 'Anne-Marie', nom: 'Rey' }])).toBe('[…] est là.');
});

test.each([
  ['Madame Durand a signé.', 'Madame […] a signé.'],
  ['M. J. Martin-Roux, Mme de La Tour et le Dr Élodie Blanc viennent.', 'M. […], Mme […] et le Dr […] viennent.'],
  ['MADAME DURAND, Mlle d’Arc, MM. Le Goff', 'MADAME […], Mlle […], MM. […]'],
  ['Madame la directrice, voyez Monsieur.', 'Madame la directrice, voyez Monsieur.'],
  ['Sa dame Jeanne', 'Sa dame Jeanne'],
])('[AS25] whoever is called by a title is not named: %j', (text, kept) => {
  expect(withoutPersonnes(text, [])).toBe(kept);
});

test.each([
  ['Écrivez à zoe.petit+h@mail.example.org.', 'Écrivez à […].'],
  ['<zoe@example.org>, « zoe@example.org »', '<[…]>, « […] »'],
  ["jeanne.d’arc@example.org ou o'neil@example.org", '[…] ou […]'],
  ['zoe (at) example.org, zoe[at]example.org, zoe @ example.org', '[…], […], […]'],
  ['Voir https://habilis.example/r?cle=a_b-c/, puis HTTP://a.b.', 'Voir […], puis […].'],
  ['Sur www.cabinet.example ou cabinet-petit.fr/zoe : là.', 'Sur […] ou […] : là.'],
  ['Sur aide.cabinet-petit.fr et a-b.org.', 'Sur […] et […].'],
  ['Fin du lien.Puis la suite etc.', 'Fin du lien.Puis la suite etc.'],
  ['Venez 12 bis, rue des Lilas, 54000 Nancy.', 'Venez […], […].'],
  ['3 AVENUE FOCH\n57000 METZ CEDEX', '[…]\n[…]'],
  ['8 place de la Carrière, 1 cours Léopold', '[…], […]'],
  ['12bis rue Foch, 7 allée des Pins, 12 place Stanislas, 3bis, place des Arts', '[…], […], […], […]'],
  ['4 route de Metz, 5 bis place de l’Église, 54000  Nancy  Cedex', '[…], […], […]'],
  [
    'Il reste 8 place libres et 2 cours en 10000 exemplaires.',
    'Il reste 8 place libres et 2 cours en 10000 exemplaires.',
  ],
])('[AS25] an address of mail, of a site or of a place is taken out: %j', (text, kept) => {
  expect(withoutPersonnes(text, [])).toBe(kept);
});

test.each([
  ['LPF20001, lpf20001, LPF 20001, LPF20001_recu.pdf', '[…], […], […], […]_recu.pdf'],
  ['DH-2026-0042, dh 2026 0042, DA\u20112026\u20113, demande_DA-2026-0042.pdf', '[…], […], […], demande_[…].pdf'],
  ['La session s-2026-000123 et le message AS_2026_0007.', 'La session […] et le message […].'],
  ['412/2024/SST-1/01 et 9 / 2024 / sst-1 / 1', '[…] et […]'],
  ['412/2024/SST-1 et DH - 2026 - 0042', '[…] et […]'],
  ['a7k4-9q2p-xc3d, abcd-ef2h-jkmn', '[…], […]'],
  ['PEUT-être-BIEN, PEUT-ETRE-bien, SST1', 'PEUT-être-BIEN, PEUT-ETRE-bien, SST1'],
  ['7K4M-9Q2P-XC3D, ABCD-EFGH-JKMN, 7k4m\u20119q2p\u2011xc3d, 7k4m9q2pxc3d, 7K4M 9Q2P XC3D', '[…], […], […], […], […]'],
  ['ABCD EFGH 2JKM, ceux-dont-elle parle, POUR TOUT CECI', '[…], ceux-dont-elle parle, POUR TOUT CECI'],
  ['SST-1-2026-000123, RNA W543001234', '[…], RNA W[…]'],
  ['n° 4512, N°123, n° 12', 'n° […], N°[…], n° 12'],
  ['552 100 554 00013, 552\u00A0100\u202F554, 552.100.554', '[…], […], […]'],
  ['06 12 34 56 78, 06-12-34-56-78, +33 (0)6 12 34 56 78, 06 / 12 / 34 / 56', '[…], […], […], […]'],
  ['En 2026, 12 500 stagiaires ; SST 1, étape 3.', 'En 2026, 12 500 stagiaires ; SST 1, étape 3.'],
  ['1234567\n1234567', '1234567\n1234567'],
])('[AS25] a number that tells whose it is is taken out: %j', (text, kept) => {
  expect(withoutPersonnes(text, [])).toBe(kept);
});

const annee = fc.integer({ min: 2000, max: 2099 });
const rang = fc.integer({ min: 1, max: 9_999_999 });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
/** The numbers of the platform, as it writes them. */
const numbers = fc.oneof(
  fc.tuple(fc.constantFrom('DA', 'DH', 'AS'), annee, rang).map((parts) => numeroDemande(...parts)),
  fc.tuple(annee, rang).map((parts) => numeroSession(...parts)),
  fc
    .record({ sequence: rang, annee, code: fc.constantFrom('SST-1', 'PRAP2S-2'), indice: fc.nat(20) })
    .map(numeroHabilitation),
  fc
    .record({
      codeNiveau: fc.constantFrom('SST-1', 'PRAP2S-2'),
      dateObtention: annee.map((year) => `${year}-03-02`),
      serial: rang,
    })
    .map(numeroOf),
  fc.string({ unit: fc.constantFrom(...SIGNES_CODE_COURT), minLength: 12, maxLength: 12 }).map(formatCodeCourt),
  digits(14).map(formatSiret),
  digits(11).map(formatNda),
  digits(9).map((rest) => formatTelephone({ indicatif: '+33', numero: `0${rest}` })),
  fc
    .tuple(fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 }), digits(5))
    .map((parts) => parts.join('')),
);

test('[AS25] no number that the platform writes stays, wherever it stands', () => {
  const before = fc.constantFrom('', 'Le ', 'voir_', '(', 'l’', '« ');
  const after = fc.constantFrom('', '.', '_v2', ')', ', merci', ' »');
  fc.assert(
    fc.property(before, numbers, after, (start, number, rest) => {
      expect(withoutPersonnes(`${start}${number}${rest}`, [])).toBe(`${start}[…]${rest}`);
    }),
    { numRuns: 1000 },
  );
});

/** Names as people have them: words of letters with accents, one or several. */
const names = fc
  .tuple(
    fc.array(fc.string({ unit: fc.constantFrom(...'aéœçîLPSÜÆ'), minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.constantFrom(' ', '-', '’', '. '),
  )
  .map(([words, between]) => words.join(between))
  .filter((name) => name.length > 1);

test('[AS25] no name of two letters or more stays, in whatever case and form', () => {
  const forms = [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    (name: string) => name.normalize('NFD'),
    (name: string) => name.replaceAll(/[ ’-]/gu, '\u2011'),
  ];
  fc.assert(
    fc.property(names, names, fc.constantFrom(...forms), (nom, prenom, form) => {
      const [one, other] = [form(nom), form(prenom)];
      const named = `Vu : ${one} ; ${other} ; ${other} ${one} ; ${one}, ${other} !`;
      expect(withoutPersonnes(named, [{ nom, prenom }]).replaceAll(/\[…\]| /gu, '')).toBe('Vu:;;;,!');
    }),
  );
});

test.each(['a', 'A', '1', '1/', 'AA-', 'a.', 'a@', ' ', '1 ', 'Madame A '])(
  '[AS25] a long text of %j alone is read within the time of a test',
  (sign) => {
    expect(withoutPersonnes(`${sign.repeat(10_000)} Zoé`, [ZOE])).toMatch(/\[…\]$/u);
  },
);
