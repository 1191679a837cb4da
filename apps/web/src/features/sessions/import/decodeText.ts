import { DOS_SIGNS } from './DOS_SIGNS.ts';
import { letterScore } from './letterScore.ts';

const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** A text, and whether its letters alone told its encoding: a person is then to look at the accents. */
export type Decoded = { readonly text: string; readonly isGuessed: boolean };

const HALF = 0x80;
/** Bytes that are made signs at once. */
const CHUNK = 4096;
function decodeDos(bytes: Uint8Array): string {
  const codes = Uint16Array.from(bytes, (byte) => (byte < HALF ? byte : DOS_SIGNS.charCodeAt(byte - HALF)));
  let text = '';
  for (let at = 0; at < codes.length; at += CHUNK) text += String.fromCharCode(...codes.subarray(at, at + CHUNK));
  return text;
}
const decodeAs = (encoding: string) => (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** Encodings of one byte a sign; `prior` is what speaks for each before a letter is seen: nearly all such files are of Windows. */
const OLDER = [
  { decode: decodeAs('windows-1252'), prior: 3, isGuessed: false },
  { decode: decodeAs('iso-8859-15'), prior: 2, isGuessed: false },
  { decode: decodeAs('macintosh'), prior: 0, isGuessed: true },
  { decode: decodeDos, prior: 0, isGuessed: true },
];

/** The text of a file: by its byte-order mark, else strict UTF-8, else as the older encoding whose letters make names; null when it is no text. */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const mark = MARKS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (mark !== undefined) return { text: new TextDecoder(mark.encoding).decode(bytes), isGuessed: false };
  // No text without a mark holds a byte of zero; pictures, documents and programs do.
  if (bytes.includes(0)) return null;
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    const read = OLDER.map(({ decode, prior, isGuessed }) => {
      const text = decode(bytes);
      return { text, isGuessed, score: prior + letterScore(text) };
    });
    const best = read.reduce((one, other) => (other.score > one.score ? other : one));
    return { text: best.text, isGuessed: best.isGuessed };
  }
}
