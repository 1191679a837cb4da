import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanEmail } from './cleanEmail.ts';
import { cleanName } from './cleanName.ts';
import { cleanGroups, cleanNumber } from './cleanNumber.ts';
import { cleanText } from './cleanText.ts';

const HIDDEN = ['\u200B', '\u200E', '\u202A', '\u202E', '\u2060', '\u2066', '\uFEFF', '\u00AD', '\u034F', '\uFE0F'];
const HYPHENS = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFF0D', '\u2043', '\u02D7'];
const APOSTROPHES = [
  '\u2018',
  '\u02BC',
  '\u00B4',
  '\u0060',
  '\u2032',
  '\uFF07',
  '\u02BB',
  '\u02BE',
  '\uA78C',
  '\u02CA',
];

test('[CO5] a short text is kept on one line, without spaces at its ends nor signs that are not shown', () => {
  expect(cleanText(' De\u200B \n La\tTour ')).toBe('De La Tour');
  for (const hidden of HIDDEN) expect(cleanText(`${hidden}Du${hidden}pont${hidden}`)).toBe('Dupont');
});

test('[CO5] a letter of a file that was read wrongly is not taken for a sign that is not shown', () => {
  expect(cleanText('Lef\u008Fvre')).toBe('Lef\u008Fvre');
});

test('[CO5] in a name, signs that only look like a hyphen or an apostrophe become those; the French apostrophe stays', () => {
  for (const hyphen of HYPHENS) expect(cleanName(`Anne${hyphen}Marie`)).toBe('Anne-Marie');
  for (const apostrophe of APOSTROPHES) expect(cleanName(`D${apostrophe}Arc`)).toBe("D'Arc");
  expect([cleanName('L’Héritier'), cleanName('Gri\uFB03n'), cleanName('\uFF24upont')]).toEqual([
    'L’Héritier',
    'Griffin',
    'Dupont',
  ]);
});

test('[V20] an address is kept without what was pasted with it', () => {
  for (const hidden of HIDDEN) expect(cleanEmail(` ${hidden}a@b.example${hidden} \n`)).toBe('a@b.example');
  for (const hyphen of HYPHENS) expect(cleanEmail(`a${hyphen}b@c.example`)).toBe('a-b@c.example');
  for (const apostrophe of [...APOSTROPHES, '’']) expect(cleanEmail(`d${apostrophe}a@c.example`)).toBe("d'a@c.example");
  expect(cleanEmail('A b@c.example')).toBe('A b@c.example');
});

test('[V6] spaces of every width, invisible signs and twins are removed from a number, and nothing else', () => {
  expect(cleanNumber(' 05\u202F36\u00A049 12\t40\n')).toBe('0536491240');
  for (const hidden of HIDDEN) expect(cleanNumber(`${hidden}57 ${hidden}000${hidden}`)).toBe('57000');
  for (const hyphen of HYPHENS) expect(cleanNumber(`1990${hyphen}04${hyphen}12`)).toBe('1990-04-12');
  expect([cleanNumber('\uFF11\uFF12'), cleanNumber('12 54 54 2b')]).toEqual(['12', '1254542b']);
  expect([cleanGroups('010.231.454–00017'), cleanGroups('94 2b 12345 2b')]).toEqual(['01023145400017', '942B123452B']);
  fc.assert(
    fc.property(fc.stringMatching(/^[\w+/().\s-]*$/u), (text) => {
      expect(cleanNumber(text)).toBe([...text].filter((letter) => !/\s/u.test(letter)).join(''));
    }),
  );
});

test('[CO5] whatever is typed, what is kept stays as it is when it is kept again', () => {
  const unit = fc.constantFrom(...'eE\u0301\u200B\u202E\u00AD\u00A0\n -’ßﬁŉ한\u1112\u1161\u11AB\u1FEF\u1FFD\uFF40‐`.');
  for (const clean of [cleanText, cleanName, cleanEmail, cleanNumber, cleanGroups]) {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })), (typed) => {
        const once = clean(typed);
        expect(clean(once)).toBe(once);
      }),
    );
  }
  fc.assert(fc.property(fc.string({ unit }), (typed) => cleanName(typed).normalize('NFC') === cleanName(typed)));
});
