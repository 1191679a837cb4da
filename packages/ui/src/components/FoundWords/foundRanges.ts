/** A piece of a text: from a place to before another. */
export type Found = readonly [from: number, to: number];

/** A sign without accent and case, with as many letters as it is compared by: « œ » is two. */
const folded = (sign: string): string =>
  sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Where words stand in a text, whatever their case and accents. */
export function foundRanges(text: string, words: readonly string[]): Found[] {
  const wanted = words.map((word) => folded(word)).filter((word) => word !== '');
  let plain = '';
  /** The place in the text of each letter of `plain`. */
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const letters = folded(sign);
    plain += letters;
    for (let count = 0; count < letters.length; count++) places.push(place);
    place += sign.length;
  }
  places.push(place);
  return wanted.flatMap((word) => {
    const found: Found[] = [];
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length))
      found.push([places[at] ?? 0, places[at + word.length] ?? place]);
    return found;
  });
}
