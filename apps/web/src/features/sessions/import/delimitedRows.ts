import Papa from 'papaparse';

/** Excel's own line that tells the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
const SEPARATORS = [';', ',', '\t', '|'];

/** Rows of a text whose cells are parted by a semicolon, a comma, a tab or a bar. */
export function delimitedRows(text: string): string[][] {
  const told = SEPARATOR_LINE.exec(text);
  const { data } = Papa.parse<string[]>(told === null ? text : text.slice(told[0].length), {
    delimiter: told?.[1] ?? '',
    delimitersToGuess: SEPARATORS,
    skipEmptyLines: 'greedy',
  });
  return data;
}
