/** Excel's own line that tells the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** A tab parts what was copied, a semicolon what French programs write; a comma may stand in a name. */
const SEPARATORS = ['\t', ';', ',', '|'];
/** A separator stands in this share of the lines: a title or a note may lack it. */
const MOST_LINES = 0.5;

const counted = (line: string, separator: string): number => line.split(separator).length - 1;

/** What stands between two quotes of a line. */
const QUOTED = /"[^"]*"/g;

/** The separator of a text: the first of them that parts most of its lines, else the one that parts any; what stands in quotes parts nothing, unless whole lines do. */
function separatorOf(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const bare = filled.map((line) => line.replaceAll(QUOTED, ''));
  const sharing = (among: readonly string[], share: number) =>
    SEPARATORS.find((one) => {
      const parted = among.filter((line) => line.includes(one)).length;
      return parted > 0 && parted >= among.length * share;
    });
  const found = [bare, filled].map((among) => sharing(among, MOST_LINES) ?? sharing(among, 0));
  return found.find((one) => one !== undefined) ?? ';';
}

/** How many separators most lines hold. */
function usualCount(lines: readonly string[], separator: string): number {
  const counts = Map.groupBy(
    lines.map((line) => counted(line, separator)).filter((count) => count > 0),
    (count) => count,
  );
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0;
}

/**
 * Rows of a text whose cells are parted by a tab, a semicolon, a comma or a bar. A quote opens a cell only where another closes it: a lone one is a
 * sign, and so are two that lie on whole lines of their own, between which a person would be lost.
 */
export function delimitedRows(typed: string): string[][] {
  const told = SEPARATOR_LINE.exec(typed);
  const text = (told === null ? typed : typed.slice(told[0].length)).replaceAll(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const separator = told?.[1] ?? separatorOf(lines);
  const usual = usualCount(lines, separator);
  const part = separator.replaceAll(/[|^\\.*+?$()[\]{}]/g, String.raw`\$&`);
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=${part}|\n|$)`, 'y');
  const cellEnd = new RegExp(`${part}|\n|$`, 'g');
  // Where each cell has its quotes, none of them is a sign.
  const isAllQuoted = new RegExp(`^(?:"[^"]*(?:""[^"]*)*"(?:${part}|\\n+|$))+$`).test(text.trim());
  /** Whether the line of a place has as many cells as most lines, when its quotes are signs. */
  const isWhole = (at: number): boolean => {
    const to = text.indexOf('\n', at);
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, to < 0 ? undefined : to);
    return counted(line, separator) === usual;
  };
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; at++) {
    quoted.lastIndex = at;
    cellEnd.lastIndex = at;
    const found = text[at] === '"' ? quoted.exec(text) : null;
    const [whole = '', inner = ''] = found ?? [];
    const swallows = !isAllQuoted && inner.includes('\n') && isWhole(at) && isWhole(at + whole.length - 1);
    const isQuoted = found !== null && !swallows;
    const to = isQuoted ? at + whole.length : (cellEnd.exec(text)?.index ?? text.length);
    rows.at(-1)?.push(isQuoted ? inner.replaceAll('""', '"') : text.slice(at, to));
    if (text[to] === '\n') rows.push([]);
    at = to;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}
