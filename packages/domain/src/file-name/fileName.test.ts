import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';
import { contentTypesOf } from './contentTypesOf.ts';
import { extensionOf } from './extensionOf.ts';
import { hasAllowedExtension } from './hasAllowedExtension.ts';

test("[V7] the characters * ' / \\ are removed from file names, and only they", () => {
  expect(cleanFileName("l'été *2*/a\\b.pdf")).toBe('lété 2ab.pdf');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...`*'/\\a.é "’`) }), (name) => {
      expect(cleanFileName(name)).toBe([...name].filter((letter) => !`*'/\\`.includes(letter)).join(''));
    }),
  );
});
test('[V8] an extension is allowed whatever its case; no extension is not', () => {
  expect(hasAllowedExtension('a.PDF', ['png', 'pdf'])).toBe(true);
  expect(hasAllowedExtension('a.b.pdf', ['.PDF'])).toBe(true);
  for (const wrong of ['a', 'a.', 'pdf', 'a.pdf.exe', 'a.pdf ', '', 'a.pdfx', 'a.xpdf']) {
    expect(hasAllowedExtension(wrong, ['pdf'])).toBe(false);
  }
  expect([hasAllowedExtension('a.pdf', []), hasAllowedExtension('a', ['']), hasAllowedExtension('a.', ['.'])]).toEqual([
    false,
    false,
    false,
  ]);
});
test('[V8][V9] only the first dot of what is allowed is its sign', () => {
  expect(hasAllowedExtension('a.pdf', ['p.df'])).toBe(false);
  expect(contentTypesOf(['p.df'])).toEqual([]);
});
test('[V8] a name without extension has an empty one', () => {
  expect(['a', 'a.', '', 'a.b c'].map(extensionOf)).toEqual(['', '', '', '']);
});
test('[V8] what is allowed is what the name ends with', () => {
  const extensions = fc.string({ unit: fc.constantFrom(...'abcdefXYZ0'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.string(), extensions, extensions, (stem, given, allowed) => {
      const isSame = given.toLowerCase() === allowed.toLowerCase();
      expect(hasAllowedExtension(`${stem}.${given}`, [allowed])).toBe(isSame);
      expect(extensionOf(`${stem}.${given}`)).toBe(given.toLowerCase());
    }),
  );
});
test('[V9] extensions become content types, each once', () => {
  expect(contentTypesOf(['jpg', 'jpeg', '.PDF', 'inconnu'])).toEqual(['image/jpeg', 'application/pdf']);
  expect([contentTypesOf(['jpg']), contentTypesOf(['jpeg'])]).toEqual([['image/jpeg'], ['image/jpeg']]);
  expect(contentTypesOf(['doc', 'docx', 'odt', 'xls', 'xlsx', 'ods', 'png', 'csv', 'txt', 'zip', 'mp4'])).toEqual([
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.spreadsheet',
    'image/png',
    'text/csv',
    'text/plain',
    'application/zip',
    'video/mp4',
  ]);
});
test('[V9] a name of the language itself is no extension', () => {
  expect(contentTypesOf(['constructor', '__proto__', 'toString', ''])).toEqual([]);
});
