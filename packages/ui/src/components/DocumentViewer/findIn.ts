/** Where a match begins and ends: a part of the text, and a sign in it. */
export type Match = {
  readonly start: { readonly part: number; readonly at: number };
  readonly end: { readonly part: number; readonly at: number };
};

/** One sign without case nor accent, as long as before. */
function plain(sign: string): string {
  const bare = sign.normalize('NFD').charAt(0).toLowerCase();
  if (bare === '’') return "'";
  return /\s/u.test(bare) ? ' ' : bare;
}

/** A text without case nor accents, in which every sign keeps its place. */
const fold = (text: string): string => Array.from({ length: text.length }, (_, at) => plain(text.charAt(at))).join('');

/** Where the words stand in the parts of a text, whatever their case and accents; a match may begin in one part and end in another. */
export function findIn(parts: readonly string[], words: string): Match[] {
  const wanted = fold(words.trim());
  if (wanted === '') return [];
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += part.length;
  }
  const place = (at: number) => {
    const part = starts.findLastIndex((start) => start <= at);
    return { part, at: at - (starts[part] ?? 0) };
  };
  const text = fold(parts.join(''));
  const found: Match[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const last = place(at + wanted.length - 1);
    found.push({ start: place(at), end: { part: last.part, at: last.at + 1 } });
  }
  return found;
}
