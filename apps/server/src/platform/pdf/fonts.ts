import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import { sfntOf } from './sfntOf.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
const MAIN = 'atkinson-hyperlegible-next';
/** The typeface of the screens, then fallbacks for European alphabets that it lacks; each is split into files of some characters. */
const TYPEFACES: readonly { readonly family: string; readonly subsets: readonly string[] }[] = [
  { family: MAIN, subsets: ['latin', 'latin-ext'] },
  {
    family: 'noto-sans',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  },
  { family: 'noto-sans-georgian', subsets: ['georgian'] },
  { family: 'noto-sans-armenian', subsets: ['armenian'] },
];
/** A font file has one weight. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

type FontFile = { readonly bytes: Buffer; readonly font: Font; readonly signs: ReadonlySet<number> };
const files = new Map<string, FontFile>();

/** Loads a typeface's file when one of its characters is first needed. */
function fileOf(family: string, name: string): FontFile {
  const known = files.get(name);
  if (known !== undefined) return known;
  const bytes = sfntOf(readFileSync(require.resolve(`@fontsource/${family}/files/${name}-normal.woff`)));
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error(`${name} : plusieurs polices dans un fichier`);
  const file = { bytes, font, signs: new Set(font.characterSet) };
  files.set(name, file);
  return file;
}

/** Most signs that are remembered: more than papers in Europe hold, and few enough that a stranger's text fills no memory. */
const MOST_REMEMBERED = 10_000;

/** What was found for a sign in a weight, found again without looking through the files: a sign that none of them has costs most. */
function remembered<Found>(find: (sign: string, weight: Weight) => Found): (sign: string, weight: Weight) => Found {
  const known = new Map<string, Found>();
  return (sign, weight) => {
    const key = `${weight} ${sign}`;
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const found = find(sign, weight);
    known.set(key, found);
    return found;
  };
}

/** The file of each typeface that holds a whole grapheme, letter and marks. */
const filesWith = remembered((sign, weight) => {
  const codes = [...sign].map((character) => character.codePointAt(0) ?? 0);
  return TYPEFACES.map(({ family, subsets }) =>
    subsets
      .map((subset) => `${family}-${subset}-${WEIGHTS[weight]}`)
      .find((name) => codes.every((code) => fileOf(family, name).signs.has(code))),
  );
});

const fontOf = (sign: string, weight: Weight): string | undefined =>
  filesWith(sign, weight).find((name) => name !== undefined);

const mainFontOf = (weight: Weight): string => `${MAIN}-latin-${WEIGHTS[weight]}`;
const mainFileOf = (weight: Weight): FontFile => fileOf(MAIN, mainFontOf(weight));

/** Whether the main font can write a whole text. */
const isPlain = (text: string, weight: Weight): boolean => {
  const { signs } = mainFileOf(weight);
  return [...text].every((sign) => signs.has(sign.codePointAt(0) ?? 0));
};

/** Line height and ascent above the baseline, for a size of one, the same whatever the fonts. */
export function metricsOf(weight: Weight): { readonly height: number; readonly ascent: number } {
  const { ascent, descent, lineGap, unitsPerEm } = mainFileOf(weight).font;
  return { height: (ascent - descent + lineGap) / unitsPerEm, ascent: ascent / unitsPerEm };
}

/** Sets a document's font; only the characters used are embedded. */
export function setFont(pdf: Pdf, name: string, size: number): Pdf {
  const file = files.get(name);
  if (file === undefined) throw new Error(`${name} : police inconnue`);
  return pdf.registerFont(name, file.bytes).font(name).fontSize(size);
}

const AS_IT_IS = {};
const WHOLE_LETTERS: object = { features: { ccmp: false } };

/**
 * Options for writing with a font: they keep a letter whole, because one split into letter and mark could not be read. The library's types
 * only know features to add; the main font, which splits none, gets no option, so that its words are measured once.
 */
export const writingOf = (font: string): object =>
  font === mainFontOf('regular') || font === mainFontOf('bold') ? AS_IT_IS : WHOLE_LETTERS;

const GRAPHEMES = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** A text split into graphemes: letters with their marks. */
export const signsOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);

/** What a sign that no typeface has is written as: the same in other signs, its letter without marks, or that it is unknown. */
const standInOf = remembered(
  (sign, weight) =>
    [sign.normalize('NFKC'), sign.normalize('NFKD').replaceAll(/\p{M}/gu, ''), '\ufffd'].find(
      (text) => text !== '' && signsOf(text).every((one) => fontOf(one, weight) !== undefined),
    ) ?? '?',
);

/** A text made writable by the typefaces, so that nothing shows as an empty box. */
export function writable(text: string, weight: Weight): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2007\u202f]/gu, '\u00a0')
    .replaceAll(/[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/gu, ' ')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    // Invisible characters have no glyph.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  if (isPlain(plain, weight)) return plain;
  return signsOf(plain)
    .map((sign) => (fontOf(sign, weight) === undefined ? standInOf(sign, weight) : sign))
    .join('');
}

type Run = { readonly font: string; readonly text: string };

/** A word uses one typeface if one has all its characters. */
function runsOfWord(word: string, weight: Weight): Run[] {
  const signs = signsOf(word);
  const files = signs.map((sign) => filesWith(sign, weight));
  const whole = TYPEFACES.findIndex((_, rank) => files.every((names) => names[rank] !== undefined));
  return signs.map((text, index) => ({
    text,
    font: files[index]?.[whole] ?? fontOf(text, weight) ?? mainFontOf(weight),
  }));
}

/** A writable text cut into runs of one font. */
export function runsOf(text: string, weight: Weight): Run[] {
  if (isPlain(text, weight)) return [{ font: mainFontOf(weight), text }];
  const runs: Run[] = [];
  for (const { font, text: more } of text.split(/(?<=\s)(?=\S)/u).flatMap((word) => runsOfWord(word, weight))) {
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + more };
    else runs.push({ font, text: more });
  }
  return runs;
}
