import type { ClassSource, Sheet } from './ClassSource.ts';
import { classTable, type Memory } from './guessColumns.ts';

const isFilled = ({ rows }: Sheet): boolean => rows.length > 0;

/** The sheet that holds a class: the first whose headings are known, else the first that holds anything; and the others with known headings. */
export function chosenSheet(
  { sheets }: ClassSource,
  memory: Memory,
): { readonly sheet: Sheet; readonly others: string[] } {
  const filled = sheets.filter(isFilled);
  const headed = filled.filter(({ rows }) => classTable(rows, memory).headings !== null);
  const sheet = headed[0] ?? filled[0] ?? { name: null, rows: [] };
  return { sheet, others: headed.flatMap((one) => (one === sheet || one.name === null ? [] : [one.name])) };
}
