import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCodeCourt, LONGUEUR_CODE_COURT, SIGNES_CODE_COURT } from '../codeCourt.ts';
import { urlOfCertificat } from '../fragment.ts';
import { SIGNATURE_BYTES } from '../payload.ts';
import { CODES_PAR_LISTE, montreCode, readListe, SIGNES_PAR_LISTE } from './readListe.ts';

const codesOf = (texte: string) => readListe(texte).codes.map(({ code }) => code);
const reasonsOf = (texte: string) => readListe(texte).sansCode.map(({ raison, essai }) => [raison, essai]);
const URL = urlOfCertificat(
  'https://habilis.example.org',
  Uint8Array.from([1, 2, 3, ...new Uint8Array(SIGNATURE_BYTES).fill(7)]),
);
const DIGITS = URL.split('#')[1] ?? '';

const code = fc
  .array(fc.constantFrom(...SIGNES_CODE_COURT), { minLength: LONGUEUR_CODE_COURT, maxLength: LONGUEUR_CODE_COURT })
  .map((signs) => signs.join(''))
  // Read as letters, 0 and 1 are none that tell a code from a name.
  .filter((text) => /[2-9]/.test(text) && /[A-Z]/.test(text));
const written = fc.constantFrom(
  formatCodeCourt,
  (one: string) => one,
  (one: string) => formatCodeCourt(one).toLowerCase(),
  (one: string) => formatCodeCourt(one).replaceAll('-', ' '),
  (one: string) => formatCodeCourt(one).replaceAll('-', '–'),
  (one: string) => formatCodeCourt(one).replaceAll('0', 'o').replaceAll('1', 'l'),
);
const beside = fc.constantFrom(
  (one: string) => one,
  (one: string) => `Karim BENALI\t${one}`,
  (one: string) => `"DUPRÉ";"Marion";"${one}";"12/12/2026"`,
  (one: string) => `${one}, Léa Vasseur`,
  (one: string) => `- ${one} `,
  (one: string) => `https://habilis.example.org/certificat#${one}`,
);

test('[C1100] the codes of a text are found however they are written and whatever stands beside them', () => {
  const spaced = (line: string) => line.includes('#') && /\s/.test(line.split('#')[1] ?? '');
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 30 }), fc.infiniteStream(fc.tuple(written, beside)), (all, ways) => {
      const lines = all.map((one) => {
        const [write, put] = ways.next().value ?? [formatCodeCourt, String];
        const line = put(write(one));
        return spaced(line) ? put(one) : line;
      });
      const read = readListe(lines.join('\r\n'));
      expect(read.codes.map((one) => one.code)).toEqual(all);
      expect([read.doublons, read.sansCode, read.enTrop, read.lignes]).toEqual([[], [], 0, all.length]);
    }),
  );
});
test('[C1100] names, telephones, days and numbers are no code: nothing of them is sent', () => {
  for (const line of [
    'Marie Bernard',
    'marie-bernard',
    'Anne Jean Marc',
    'Jean-Paul-Anne',
    'Eric Martin 12',
    'BARTHOLOMEAS',
    '06 12 34 56 78 90',
    '+33 6 12 34 56 78',
    '123456789012',
    '13.11.2028',
    '128/2023/SST-1/02',
    'A-1-2026-004817',
    'SST-1-2026-004817',
    'https://example.org/menu',
    '<b>7K3M</b>',
    '=HYPERLINK("x")',
  ]) {
    expect([line, codesOf(line)]).toEqual([line, []]);
  }
});
test('[C1100] any text is read without a fault, and every line with something is told', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (texte) => {
      const read = readListe(texte);
      const told = new Set([...read.codes, ...read.doublons, ...read.sansCode].map(({ ligne }) => ligne));
      expect(told.size).toBe(read.lignes);
    }),
  );
});
test('[C1100] a signed code is read in a line, by its address or its digits, and once for both', () => {
  const read = readListe(`Ana RUIZ ; ${URL}\n${DIGITS}\n\n${URL.toLowerCase()}`);
  expect(read.codes).toEqual([{ ligne: 1, code: URL, mots: 'Ana RUIZ' }]);
  expect(read.doublons).toEqual([
    { ligne: 2, premiere: 1 },
    { ligne: 4, premiere: 1 },
  ]);
  expect(read.lignes).toBe(3);
  expect(codesOf(DIGITS)).toEqual([DIGITS]);
  expect(codesOf(`${URL}0`.slice(0, -20))).toEqual([]);
});
test('[C1100] the printed form counts whatever its signs, and several codes may share a line', () => {
  expect(codesOf('ABCD-EFGH-JKMN')).toEqual(['ABCDEFGHJKMN']);
  expect(codesOf('1234-5678-9012')).toEqual(['123456789012']);
  expect(codesOf('7K3M-9QX2-AB10, 8K3M-9QX2-AB10;9K3M9QX2AB10')).toEqual([
    '7K3M9QX2AB10',
    '8K3M9QX2AB10',
    '9K3M9QX2AB10',
  ]);
  expect(readListe('Jean DUPONT 7K3M-9QX2-AB10 atelier 4').codes[0]?.mots).toBe('Jean DUPONT atelier 4');
  expect(readListe('7K3M-9QX2-AB10').codes[0]?.mots).toBe('');
});
test('[C1101] what is nearly a code says so, with the code that was meant where there is one', () => {
  expect(reasonsOf('Léa SST-1-2026-004817')).toEqual([['numero', null]]);
  expect(reasonsOf('SST 1 2026 004817')).toEqual([['numero', null]]);
  expect(reasonsOf('ABCDEFGHJKMN')).toEqual([['lettres', 'ABCDEFGHJKMN']]);
  expect(reasonsOf('7K3M-9QX2-AU10')).toEqual([['u', '7K3M9QX2AV10']]);
  expect(reasonsOf('7K3M-9QX2-AB1')).toEqual([['trop-court', null]]);
  expect(reasonsOf('7K3M-9QX2-AB101')).toEqual([['trop-long', null]]);
  expect(reasonsOf('Marie Bernard')).toEqual([['sans-code', null]]);
  const ofAttestation = readListe(URL, (charge) => charge[0] === 1);
  expect(ofAttestation.sansCode).toMatchObject([{ ligne: 1, raison: 'attestation', essai: null }]);
});
test('[C1101] duplicates name the first line, and what is beyond 5,000 codes is counted', () => {
  const many = Array.from({ length: CODES_PAR_LISTE + 7 }, (_, rank) => `7K3M9QX2${String(rank).padStart(4, '0')}`);
  const read = readListe([...many, many[0]].join('\n'));
  expect([read.codes.length, read.enTrop, read.doublons]).toEqual([5000, 7, [{ ligne: 5008, premiere: 1 }]]);
});
test('[C1101] a text of any size is read in the time of its length, and what is cut is told', () => {
  const read = readListe('Aa1-'.repeat(10_000_000));
  expect([read.isCoupe, read.codes.length]).toEqual([true, 0]);
  expect(readListe('x'.repeat(SIGNES_PAR_LISTE)).isCoupe).toBe(false);
  // What is tried again from each sign would take an hour: the test ends by its own limit.
  for (const sign of ['-', ',', '.', ' ', '1', 'a1', 'a-', 'https://', '—'])
    expect(readListe(`x${sign.repeat((SIGNES_PAR_LISTE - 2) / sign.length)}x`).codes).toEqual([]);
});
test('[C1100] a short code is shown in its groups, a signed one is not', () => {
  expect(montreCode('7k3m9qx2abio')).toBe('7K3M-9QX2-AB10');
  expect(montreCode(DIGITS)).toBeNull();
});
