/** Where mail programs begin to repeat what is answered, in French and English; « Le … a écrit : » tells when, with figures. */
const QUOTES = [
  /^(?:le|on) .{0,60}\d.{0,300}(?:a écrit|wrote)\s*:$/iu,
  /^-{2,}\s*(?:message d[’']origine|message transféré|original message|forwarded message)(?!\p{L})/iu,
  /^_{10,}$/u,
  /^(?:de|from)\s*:\s.*(?:@|\s(?:envoyé|date|sent)\s*:)/iu,
];
/** « Le … a écrit : » is cut at 78 signs, and so may stand on three lines; none of them is empty, nor begins another. */
const LINES = 3;
const IS_APART = /^(?:$|(?:le|on) )/iu;

/** Whether what is answered begins with the first of these lines. */
function isQuoteStart([first = '', ...more]: readonly string[]): boolean {
  const apart = more.findIndex((line) => IS_APART.test(line));
  const together = apart === -1 ? more : more.slice(0, apart);
  const read = [first, ...together.map((_, rank) => [first, ...together.slice(0, rank + 1)].join(' '))];
  return read.some((one) => QUOTES.some((quote) => quote.test(one)));
}

/** The words of a mail without those that it answers; all of it when nothing else is left. */
export function sansCitation(text: string): string {
  const lines = text.split(/\r?\n/u);
  const bare = lines.map((line) => line.trim());
  const end = bare.findIndex((_, rank) => isQuoteStart(bare.slice(rank, rank + LINES)));
  const own = lines.filter((_, rank) => (end === -1 || rank < end) && !bare[rank]?.startsWith('>'));
  const kept = own.join('\n').trim();
  return kept === '' ? text.trim() : kept;
}
