import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { sfntOf } from './sfntOf.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Subset = 'latin' | 'latin-ext';

const require = createRequire(import.meta.url);
const FAMILY = '@fontsource/atkinson-hyperlegible-next';
const SUBSETS: readonly Subset[] = ['latin', 'latin-ext'];
/** A font of a file has one weight: the typeface of the screens, regular and bold. */
const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

const fileOf = (subset: Subset, weight: Weight): Buffer =>
  sfntOf(
    readFileSync(
      require.resolve(`${FAMILY}/files/atkinson-hyperlegible-next-${subset}-${WEIGHTS[weight]}-normal.woff`),
    ),
  );

let files: ReadonlyMap<string, Buffer> | undefined;

/** The bytes of the fonts by name, read at the first document. */
function filesByName(): ReadonlyMap<string, Buffer> {
  files ??= new Map(
    SUBSETS.flatMap((subset) =>
      (['regular', 'bold'] as const).map((weight) => [`${subset}-${weight}`, fileOf(subset, weight)] as const),
    ),
  );
  return files;
}

/** Gives a document the fonts that it may write with; only the signs that it uses are embedded. */
export function registerFonts(pdf: Pdf): void {
  for (const [name, bytes] of filesByName()) pdf.registerFont(name, bytes);
}

/** Signs that the typeface lacks, as those that say the same. */
const STAND_INS: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-' };

/** A text in the signs that the typeface has. */
export const writable = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\u202f\u2011]/gu, (sign) => STAND_INS[sign] ?? ' ');

const LATIN =
  /[\t\n\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;

/** A text cut where it changes font: names of other Latin alphabets than ours have theirs. */
export function runsOf(text: string, weight: Weight): { readonly font: string; readonly text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const sign of writable(text)) {
    const font = `${LATIN.test(sign) ? 'latin' : 'latin-ext'}-${weight}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}
