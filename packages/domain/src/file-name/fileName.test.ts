import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nullWhenEmpty } from '../null-when-empty/nullWhenEmpty.ts';
import { normalizeTelephone } from '../telephone/normalizeTelephone.ts';
import { isTelephoneValid } from '../telephone/isTelephoneValid.ts';
import { cleanFileName } from './cleanFileName.ts';
import { contentTypesOf } from './contentTypesOf.ts';
import { hasAllowedExtension } from './hasAllowedExtension.ts';

test("[V7] the characters * ' / \\ are removed from file names, and only they", () => {
  expect(cleanFileName("l'été *2*/a\\b.pdf")).toBe('lété 2ab.pdf');
  fc.assert(
    fc.property(
      fc.string(),
      (name) => !/[*'/\\]/.test(cleanFileName(name)) && cleanFileName(cleanFileName(name)) === cleanFileName(name),
    ),
  );
});
test('[V8] an extension is allowed whatever its case; no extension is not', () => {
  expect(hasAllowedExtension('a.PDF', ['pdf'])).toBe(true);
  expect(hasAllowedExtension('a.pdf', ['.PDF'])).toBe(true);
  for (const wrong of ['a', 'a.', 'pdf', 'a.pdf.exe', 'a.pdf '])
    expect(hasAllowedExtension(wrong, ['pdf'])).toBe(false);
});
test('[V9] extensions become content types, each once', () => {
  expect(contentTypesOf(['jpg', 'jpeg', '.PDF', 'inconnu'])).toEqual(['image/jpeg', 'application/pdf']);
});
test('[V10] an empty number becomes null', () => {
  expect([nullWhenEmpty(''), nullWhenEmpty('  '), nullWhenEmpty(null), nullWhenEmpty('0')]).toEqual([
    null,
    null,
    null,
    '0',
  ]);
});
test('[V11] spaces are removed from a telephone before it is sent', () => {
  expect(normalizeTelephone({ indicatif: '+33', numero: '05 36 49 12 40' })).toEqual({
    indicatif: '+33',
    numero: '0536491240',
  });
  expect(normalizeTelephone({ indicatif: '+33', numero: ' ' })).toEqual({ indicatif: '+33', numero: null });
});
test('[V12] a telephone is judged under its country code', () => {
  expect(isTelephoneValid({ indicatif: '+33', numero: '0536491240' })).toBe(true);
  for (const numero of ['12', null, 'abc']) expect(isTelephoneValid({ indicatif: '+33', numero })).toBe(false);
});
