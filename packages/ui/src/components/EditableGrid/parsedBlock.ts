/** Cells of a block as spreadsheets copy it: tabs between cells, lines between rows, quotes around a cell that holds either. */
export function parsedBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at] ?? '';
    if (isQuoted && sign === '"' && plain[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"' && (isQuoted || (cell === '' && closes(plain, at)))) isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\t') endCell();
    else if (!isQuoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}

/** Whether the quote that opens at a place closes before a cell's end: a name may begin with one. */
const closes = (text: string, at: number): boolean => /^"(?:[^"]|"")*"(?:[\t\n]|$)/.test(text.slice(at));
