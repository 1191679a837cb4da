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

/** The column where the line of a fault begins: its own, or further left, to end under it, when too near the right edge. */
export function lineStart(columns: readonly GridColumn[], index: number, width: number): number {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), NUMBER_WIDTH + STATE_WIDTH);
  const free = Math.max(FREE_WIDTH, width - fixed);
  const widthOf = (some: readonly GridColumn[]): number => some.reduce((sum, one) => sum + (one.width ?? free), 0);
  if (widthOf(columns.slice(index)) + STATE_WIDTH >= LINE_WIDTH) return index;
  const starts = columns.slice(1, index + 1).map((_, before) => before + 1);
  return starts.findLast((at) => widthOf(columns.slice(at, index + 1)) >= LINE_WIDTH) ?? 0;
}
