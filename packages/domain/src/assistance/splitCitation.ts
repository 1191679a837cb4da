import { debutDeCitation, ligneNue } from './debutDeCitation.ts';

/** A mail as a thread shows it: what was written, and the quote after it, which is folded; the two together are the whole (AS31). */
export type CourrielSepare = {
  readonly texte: string;
  /** Null when nothing is folded. */
  readonly suite: string | null;
};

/** What programs and phones add below a quote. */
const ADDED =
  /^(?:[-\u2010-\u2015]{2,} ?(?:fin du message|end (?:of )?message)|envoyé (?:de|depuis|à partir|avec)|sent (?:from|with)|télécharge[rz] outlook|get outlook|garanti sans virus|virus-free)(?!\p{L})/iu;
const LONGEST_SIGNATURE = 12;
const LONGEST_ADDED = 3;

const isQuoted = (line: string): boolean => line.startsWith('>');

/** Whether a line begins what stands below a quote, of so many lines (RFC 3676, 4.3: two hyphens and a space). */
function isSignature(line: string, lines: number): boolean {
  if (lines > LONGEST_SIGNATURE) return false;
  return line === '-- ' || (lines <= LONGEST_ADDED && ADDED.test(ligneNue(line)));
}

/** How many lines there are up to the last that is the writer's own. */
function ownLinesOf(lines: readonly string[]): number {
  const bare = lines.map(ligneNue);
  const isBlank = (rank: number) => bare[rank] === '' && !isQuoted(lines[rank] ?? '');
  // Lines that say something, up to each and with it.
  let count = 0;
  const told = bare.map((line) => (count += line === '' ? 0 : 1));
  let own = 0;
  let isAfterQuote = false;
  let rank = 0;
  while (rank < lines.length) {
    const line = lines[rank] ?? '';
    const debut = debutDeCitation(bare, rank);
    if (debut !== undefined) {
      let after = rank + debut.lignes;
      while (after < lines.length && isBlank(after)) after += 1;
      const isMarked = isQuoted(line) || isQuoted(lines[after] ?? '');
      // Nothing tells where an unmarked quote ends: it goes on to the end, as programs write it.
      if (!isMarked && debut.estSur) return own;
      if (isMarked) {
        isAfterQuote = true;
        rank += debut.lignes;
        while (rank < lines.length && (isBlank(rank) || isQuoted(lines[rank] ?? ''))) rank += 1;
        continue;
      }
    }
    if (isAfterQuote && isSignature(line, count - (told[rank] ?? 0) + 1)) return own;
    // Before any quote has begun, a line that begins with « > » is the writer's own.
    if (bare[rank] !== '' && !(isAfterQuote && isQuoted(line))) own = rank + 1;
    rank += 1;
  }
  return own;
}

const withoutBlankEnds = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/u, '')
    .trimEnd();

/** Parts a mail where nothing but quote or signature follows; all of it is shown when nothing else is left (AS27, AS31). */
export function splitCitation(mail: string): CourrielSepare {
  const lines = withoutBlankEnds(mail.split(/\r\n?|\n/u)).split('\n');
  const own = ownLinesOf(lines);
  const [texte, suite] = [withoutBlankEnds(lines.slice(0, own)), withoutBlankEnds(lines.slice(own))];
  if (texte === '') return { texte: lines.join('\n'), suite: null };
  return { texte, suite: suite === '' ? null : suite };
}
