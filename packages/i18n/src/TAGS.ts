import { articleOf } from './articleOf.ts';
import { isElidedBefore } from './isElidedBefore.ts';

type Parts = readonly string[];

const la = (parts: Parts): string => {
  const name = parts.join('');
  return articleOf(name) + name;
};

const before =
  (word: string) =>
  (parts: Parts): string => {
    const named = la(parts);
    return isElidedBefore(named) ? `${word}’${named}` : `${word}e ${named}`;
  };

/**
 * Tags that a text may put around a value, each for the French word before it:
 * `<de>{nom}</de>`: de Paul, d’Alain, de la Carsat Bretagne; `<que>{nom}</que>`: que Paul, qu’Alain, que la Carsat Bretagne;
 * `<la>{nom}</la>`: Paul, la Carsat Bretagne, l’Organisme national. `De` and `La` begin a sentence.
 */
export const TAGS = {
  de: before('d'),
  De: before('D'),
  que: before('qu'),
  la,
  La: (parts: Parts): string => la(parts).replace(/^l/, 'L'),
} as const;
