import type { GridColumn } from './GridRow.ts';

/** Width of the number of a row and of its state. */
const NUMBER_WIDTH = 40;
const TICK_WIDTH = 76;
const STATE_WIDTH = 124;
const FREE_WIDTH = 120;
/** What the words of a fault and its buttons need, to stand on one line. */
const LINE_WIDTH = 460;

/** The least width that a column may have. */
const leastOf = ({ width = FREE_WIDTH }: GridColumn) => Math.min(width, FREE_WIDTH);

/** Whether the columns fit; else the rows are cards. */
export const fits = (columns: readonly GridColumn[], width: number): boolean =>
  columns.reduce((sum, column) => sum + leastOf(column), TICK_WIDTH + STATE_WIDTH) <= width;

/** The tracks of the grid, in CSS. */
export const tracksOf = (columns: readonly GridColumn[], hasTicks: boolean): string =>
  [
    `${hasTicks ? TICK_WIDTH : NUMBER_WIDTH}px`,
    ...columns.map((column) =>
      column.width === undefined ? `minmax(${FREE_WIDTH}px, 1fr)` : `minmax(${leastOf(column)}px, ${column.width}px)`,
    ),
    `${STATE_WIDTH}px`,
  ].join(' ');

/** The column where the line of a fault begins: its own, or further left when too near the right edge. */
export function lineStart(columns: readonly GridColumn[], index: number, width: number): number {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), NUMBER_WIDTH + STATE_WIDTH);
  const free = Math.max(FREE_WIDTH, width - fixed);
  let room = STATE_WIDTH;
  for (let at = columns.length - 1; at > 0; at--) {
    room += columns[at]?.width ?? free;
    if (at <= index && room >= LINE_WIDTH) return at;
  }
  return 0;
}
