/** Where mail programs begin to repeat what is answered, in French and English. */
const QUOTES = [
  /^(?:le|on) .{4,120}(?:a écrit|wrote)\s*:\s*$/iu,
  /^-{2,}\s*(?:message d[’']origine|message transféré|original message|forwarded message)\b/iu,
  /^_{10,}\s*$/u,
  /^(?:de|from)\s*:\s.*@/iu,
];
const isQuoted = (line: string): boolean => line.startsWith('>');

/** The words of a mail without those that it answers; all of it when nothing else is left. */
export function sansCitation(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  // « Le … a écrit : » may stand on two lines.
  const end = lines.findIndex((line, rank) =>
    QUOTES.some((quote) => quote.test(line.trim()) || quote.test(`${line.trim()} ${lines[rank + 1]?.trim() ?? ''}`)),
  );
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !isQuoted(line));
  const kept = own.join('\n').trim();
  return kept === '' ? text.trim() : kept;
}
