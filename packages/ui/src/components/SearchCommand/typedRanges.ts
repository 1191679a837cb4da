/** Where a part of a text begins and ends. */
export type Range = readonly [start: number, end: number];

const LETTER = /[\p{L}\p{N}]/u;

/** Letters and digits of a text without case nor accents, each with its place; `isFirst` tells the first of a word. */
function lettersOf(text: string): { readonly letter: string; readonly at: number; readonly isFirst: boolean }[] {
  const letters = [];
  let isFirst = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (LETTER.test(sign)) {
      letters.push({ letter: sign.normalize('NFD').charAt(0).toLowerCase(), at, isFirst });
      isFirst = false;
    } else isFirst = !/\p{M}/u.test(sign);
  }
  return letters;
}

const plain = (text: string): string =>
  lettersOf(text)
    .map(({ letter }) => letter)
    .join('');

/** Where what was typed stands in a text, whatever accents, case, spaces and signs: in one piece, or else word by word, each at the beginning of a word. */
export function typedRanges(text: string, typed: string): readonly Range[] {
  const letters = lettersOf(text);
  const whole = letters.map(({ letter }) => letter).join('');
  const find = (wanted: string): Range | undefined => {
    if (wanted === '') return undefined;
    for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1)) {
      const first = letters[at];
      const last = letters[at + wanted.length - 1];
      if (first?.isFirst && last !== undefined) return [first.at, last.at + 1];
    }
    return undefined;
  };
  const inOnePiece = find(plain(typed));
  if (inOnePiece !== undefined) return [inOnePiece];
  const words = typed.split(/[^\p{L}\p{N}\p{M}]+/u).map(plain);
  const ranges = words
    .filter((word) => word.length > 1)
    .flatMap((word) => [find(word)].filter((one) => one !== undefined));
  return ranges
    .toSorted((one, other) => one[0] - other[0] || other[1] - one[1])
    .filter(([, end], index, all) =>
      all.slice(0, index).every((former) => former[1] < end && former[1] <= (all[index]?.[0] ?? 0)),
    );
}
