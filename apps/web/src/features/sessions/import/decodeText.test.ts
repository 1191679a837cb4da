import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const TEXT = 'Nom;Prénom\nN’DIAYE;Zoé';
const bytes = (...parts: (number[] | Uint8Array)[]) => new Uint8Array(parts.flatMap((part) => [...part]));

test('UTF-8 is read with its mark or without', () => {
  const utf8 = new TextEncoder().encode(TEXT);
  expect(decodeText(utf8)).toBe(TEXT);
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], utf8))).toBe(TEXT);
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
  ).toBe('Prénom ’€œ');
});

test('UTF-16 of spreadsheets is read both ways', () => {
  const units = [...TEXT].map((sign) => sign.charCodeAt(0));
  expect(
    decodeText(
      bytes(
        [0xff, 0xfe],
        units.flatMap((unit) => [unit & 255, unit >> 8]),
      ),
    ),
  ).toBe(TEXT);
  expect(
    decodeText(
      bytes(
        [0xfe, 0xff],
        units.flatMap((unit) => [unit >> 8, unit & 255]),
      ),
    ),
  ).toBe(TEXT);
});

test('what holds a byte of zero is no text', () => {
  expect(decodeText(bytes([0x89, 0x50, 0x4e, 0x47, 0, 1]))).toBeNull();
});
