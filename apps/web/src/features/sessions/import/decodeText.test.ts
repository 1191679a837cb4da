import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOS_SIGNS } from './DOS_SIGNS.ts';
import { decodeText } from './decodeText.ts';

const TEXT = 'Nom;Prénom\nN’DIAYE;Zoé';
const bytes = (...parts: (number[] | Uint8Array)[]) => new Uint8Array(parts.flatMap((part) => [...part]));

test('UTF-8 is read with its mark or without', () => {
  const utf8 = new TextEncoder().encode(TEXT);
  expect(decodeText(utf8)?.text).toBe(TEXT);
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], utf8))).toEqual({ text: TEXT, isGuessed: false });
});

test('what is no UTF-8 is read as Windows wrote it', () => {
  expect(
    decodeText(
      bytes(
        [...'Pr'].map((sign) => sign.charCodeAt(0)),
        [0xe9],
        [...'nom '].map((sign) => sign.charCodeAt(0)),
        [0x92, 0x80, 0x9c],
      ),
    ),
  ).toEqual({ text: 'Prénom ’€œ', isGuessed: false });
});

test('UTF-16 of spreadsheets is read both ways', () => {
  const units = [...TEXT].map((sign) => sign.charCodeAt(0));
  expect(
    decodeText(
      bytes(
        [0xff, 0xfe],
        units.flatMap((unit) => [unit & 255, unit >> 8]),
      ),
    )?.text,
  ).toBe(TEXT);
  expect(
    decodeText(
      bytes(
        [0xfe, 0xff],
        units.flatMap((unit) => [unit >> 8, unit & 255]),
      ),
    )?.text,
  ).toBe(TEXT);
});

test('what holds a byte of zero is no text', () => {
  expect(decodeText(bytes([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBeNull();
});

/** The signs of an encoding of one byte, in the order of their bytes. */
const signsOf = (encoding: string) =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const ASCII = signsOf('windows-1252').slice(0, 128);
const ENCODINGS = {
  windows: signsOf('windows-1252'),
  latin9: signsOf('iso-8859-15'),
  mac: signsOf('macintosh'),
  dos: ASCII + DOS_SIGNS,
} as const;
const encoded = (text: string, encoding: keyof typeof ENCODINGS) =>
  Uint8Array.from(text, (sign) => {
    const byte = ENCODINGS[encoding].indexOf(sign);
    if (byte < 0) throw new Error(`${sign} is not of ${encoding}`);
    return byte;
  });

test.each([
  'Lefèvre',
  'Hélias;René',
  'DUPRÉ;Zoé',
  'FRANÇOIS;Loïc',
  'BENOÎT;Jérôme',
  'Prénom;Gaëlle;Benoît;Françoise;Hervé',
  'MÜLLER;Anaïs;PÊCHEUR;Côme',
])('%s is read from every encoding that holds it', (text) => {
  expect(decodeText(encoded(text, 'windows'))).toEqual({ text, isGuessed: false });
  expect(decodeText(encoded(text, 'latin9'))).toEqual({ text, isGuessed: false });
  expect(decodeText(encoded(text, 'mac'))).toEqual({ text, isGuessed: true });
  expect(decodeText(encoded(text, 'dos'))).toEqual({ text, isGuessed: true });
});

test('what Windows writes stays what it is, whatever the name', () => {
  for (const text of [
    'DUPRé',
    'Núñez',
    'Šimić'.replace('ć', 'c'),
    'Žižek',
    'L’HUILLIER',
    'GARÇÃO;Conceição',
    'N° 4',
    'CŒUR',
  ])
    expect(decodeText(encoded(text, 'windows'))?.text).toBe(text);
  expect(decodeText(encoded('CŒUR;Lefœvre', 'latin9'))?.text).toBe('CŒUR;Lefœvre');
  expect(decodeText(encoded('Prénom;L’HUILLIER', 'mac'))?.text).toBe('Prénom;L’HUILLIER');
});

test('a list of usual first names is read from Windows, Mac OS and DOS alike', () => {
  const names =
    'Zoé Élodie Gaël Anaïs Françoise Jérôme Benoît Chloë Noël Loïc Hélène Joël Céline Éric Agnès Maëlys Inès Cédric'.split(
      ' ',
    );
  const list = fc.uniqueArray(fc.constantFrom(...names), { minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(list, fc.constantFrom('windows', 'mac', 'dos'), (prenoms, encoding) => {
      const text = ['Nom;Prénom', ...prenoms.map((prenom) => `DUPRÉ;${prenom}`)].join('\r\n');
      expect(decodeText(encoded(text, encoding))?.text).toBe(text);
    }),
  );
});
