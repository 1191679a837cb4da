// The face that pages load at start: `node packages/ui/cutFont.ts` writes it anew, after another version of the font or for other letters.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LATIN, WESTERN } from './src/theme/letters.ts';

const FAMILY = 'atkinson-hyperlegible-next';
const WHOLE = `node_modules/@fontsource-variable/${FAMILY}/files/${FAMILY}-latin-wght-normal.woff2`;
/** Where the face stands. */
export const FRENCH_FACE = new URL(`src/theme/fonts/${FAMILY}-french-wght-normal.woff2`, import.meta.url);
const LAST_SIGN = 0xff_ff;

/** Whether ranges name a sign. */
export const namesSign = (ranges: string, sign: string): boolean =>
  ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const code = sign.codePointAt(0) ?? 0;
    return first <= code && code <= last;
  });

/** The font with the letters of French alone, for what styles ask of it: letters that stand close, figures of one width, weights from plain to the heaviest. */
export function cutFont(): Promise<Uint8Array> {
  const signs = Array.from({ length: LAST_SIGN }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => namesSign(LATIN, sign) && !namesSign(WESTERN, sign),
  );
  return subsetFont(readFileSync(new URL(WHOLE, import.meta.url)), signs.join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  });
}

if (import.meta.main) writeFileSync(FRENCH_FACE, await cutFont());
