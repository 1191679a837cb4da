const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Characters as UTF-16, in digits. */
const utf16 = (codes: readonly number[]): string =>
  [...String.fromCodePoint(...codes)]
    .flatMap((sign) => sign.split(''))
    .map((unit) => hex(unit.charCodeAt(0)))
    .join('');

/** Entries of a section at most (ISO 32000-1, 9.10.3). */
const MOST = 100;

/**
 * The characters of a font's signs, each on a line of its own (`bfchar`): the library writes ranges of them (`bfrange`), which Ghostscript 10.00 misreads
 * and copies wrong into what it saves. The first sign is that of no character.
 */
export function unicodeMap(unicode: readonly (readonly number[])[]): string {
  const entries = unicode.slice(1).map((codes, at) => `<${hex(at + 1)}> <${utf16(codes)}>`);
  const sections = Array.from({ length: Math.ceil(entries.length / MOST) }, (_, at) => {
    const part = entries.slice(at * MOST, (at + 1) * MOST);
    return [`${part.length} beginbfchar`, ...part, 'endbfchar'].join('\n');
  });
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...sections,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}
