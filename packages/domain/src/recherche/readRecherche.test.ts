import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numeroDemande } from '../demande/numeroDemande.ts';
import { readRecherche } from './readRecherche.ts';

test('[DX930] a search wants two letters or digits; signs and spaces are none', () => {
  for (const typed of ['', ' ', 'a', ' é ', '%', '%_', "l'", '- -', 'αβ', '日本'])
    expect(readRecherche(typed)).toBeNull();
  for (const typed of ['ab', 'a b', "l'a", '4%2', 'éà']) expect(readRecherche(typed)?.texte).toBe(typed);
});

test('[DX931] the number of a demande is known with or without its prefix, its signs and its zeros', () => {
  const read = (typed: string) => readRecherche(typed)?.numeros;
  for (const typed of ['DH-2026-0391', ' dh-2026-0391 ', 'DH 2026 0391', 'dh20260391']) {
    expect(read(typed)).toEqual(['DH-2026-0391']);
  }
  expect(read('da-2026-39')).toEqual(['DA-2026-39', 'DA-2026-0039']);
  expect(read('DH-2026')).toEqual(['DH-2026-']);
  expect(read('2026-0391')).toEqual(['DA-2026-0391', 'DH-2026-0391']);
  expect(read('2026 - 0391')).toEqual(['DA-2026-0391', 'DH-2026-0391']);
  for (const typed of [
    'lorraine',
    '20260391',
    'DH',
    'DH-26',
    'DX-2026-0391',
    '0412/2024/SST-1/01',
    'DH-2026-0391 bis',
  ]) {
    expect(read(typed)).toEqual([]);
  }
});

test('[DX931] every number of a demande is found by itself, whole or by its beginning', () => {
  const arbitrary = fc.tuple(
    fc.constantFrom('DA', 'DH'),
    fc.integer({ min: 2000, max: 2999 }),
    fc.nat({ max: 999_999 }),
  );
  fc.assert(
    fc.property(arbitrary, fc.integer({ min: 8, max: 14 }), ([kind, annee, rang], length) => {
      const numero = numeroDemande(kind === 'DA' ? 'DA' : 'DH', annee, rang);
      for (const typed of [numero, numero.toLowerCase(), numero.slice(0, length), numero.slice(3)]) {
        const { numeros = [] } = readRecherche(typed) ?? {};
        expect(numeros.some((beginning) => numero.startsWith(beginning))).toBe(true);
      }
    }),
  );
});

test('[DX932] digits and identifiers lose their spaces, narrow ones too; words keep theirs', () => {
  const read = (typed: string) => readRecherche(typed)?.texte;
  expect(read('010 231 454 00017')).toBe('01023145400017');
  expect(read('010\u202F231\u00A0454')).toBe('010231454');
  expect(read('lpf 20001')).toBe('lpf20001');
  expect(read('LPF \u202F20001')).toBe('LPF20001');
  for (const typed of ['ref lpf 20001', 'lpf 20001 bis', 'lpf 200011']) expect(read(typed)).toBe(typed);
  expect(read('SST 1')).toBe('SST 1');
  expect(read(' 4 saisons ')).toBe('4 saisons');
});
