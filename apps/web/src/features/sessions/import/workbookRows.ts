import readWorkbook from 'read-excel-file/universal';

const pad = (number: number) => String(number).padStart(2, '0');

/** A cell as a text; a date as it is written in French. The value that a formula left is read, the formula is not. */
function cellText(cell: unknown): string {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime())
      ? ''
      : `${pad(cell.getUTCDate())}/${pad(cell.getUTCMonth() + 1)}/${cell.getUTCFullYear()}`;
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Rows of the first sheet that holds anything. */
export async function workbookRows(bytes: ArrayBuffer): Promise<string[][]> {
  const sheets = await readWorkbook(bytes);
  for (const { data } of sheets) {
    const rows = data.map((row) => row.map(cellText));
    if (rows.some((row) => row.some((cell) => cell.trim() !== ''))) return rows;
  }
  return [];
}
