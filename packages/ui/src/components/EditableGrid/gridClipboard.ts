import type { Place } from './gridMoves.ts';
import type { GridColumn, GridEdit, GridRow } from './GridRow.ts';
import { parsedBlock } from './parsedBlock.ts';

/** What a pasted block writes from a cell on: values of the rows that are there, and rows that are added below. */
export function pastedFrom(text: string, at: Place, rows: readonly GridRow[], columns: readonly GridColumn[]) {
  const edits: GridEdit[] = [];
  const added: Record<string, string>[] = [];
  for (const [down, cells] of parsedBlock(text).entries()) {
    const values = Object.fromEntries(
      cells.flatMap((cell, right) => {
        const key = columns[at.column - 1 + right]?.key;
        return key === undefined ? [] : [[key, cell.trim()]];
      }),
    );
    const under = rows[at.row + down];
    if (under === undefined) added.push(values);
    else for (const [key, value] of Object.entries(values)) edits.push({ rowId: under.id, column: key, value });
  }
  return { edits, added };
}
