type Glyph = { readonly unicode: string };
const isGlyph = (one: unknown): one is Glyph => typeof one === 'object' && one !== null && 'unicode' in one;

/** Signs of no alphabet: of control, of private use, of what is not known. */
const SAYS_NOTHING = /^[\p{C}\uFFFD]*$/u;
const isSpace = ({ unicode }: Glyph): boolean => /^\p{Z}+$/u.test(unicode);

/** Whether each letter that an operator draws stands in the text of its page; several spaces in a row may be letters that a font does not tell (decision 0099). */
export function isTold(args: unknown): boolean {
  const [shown] = Array.isArray(args) ? args : [];
  const glyphs = Array.isArray(shown) ? shown.filter(isGlyph) : [];
  if (glyphs.every(isSpace)) return false;
  return glyphs.every((glyph, index) => {
    const before = glyphs[index - 1];
    if (isSpace(glyph)) return before === undefined || !isSpace(before);
    return !SAYS_NOTHING.test(glyph.unicode);
  });
}
