const MARKS = /^>*/u;

/** Joins the cut lines of flowed text again, within one quote depth alone (RFC 3676, 4.1 to 4.5). */
export function unfoldLines(text: string, isSpaceDeleted: boolean): string {
  const joined: { depth: number; parts: string[] }[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/u)) {
    const depth = MARKS.exec(line)?.[0].length ?? 0;
    const stuffed = line.slice(depth);
    const words = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const isSignature = words === '-- ';
    const isFlowed = words.endsWith(' ') && !isSignature;
    const kept = isFlowed && isSpaceDeleted ? words.slice(0, -1) : words;
    const last = joined.at(-1);
    if (isOpen && last?.depth === depth && !isSignature) last.parts.push(kept);
    else joined.push({ depth, parts: [kept] });
    isOpen = isFlowed;
  }
  return joined
    .map(({ depth, parts }) => {
      const words = parts.join('');
      if (depth > 0) return `${'>'.repeat(depth)} ${words}`;
      // The writer's own « > » stays apart from a quote's.
      return words.startsWith('>') ? ` ${words}` : words;
    })
    .join('\n');
}
