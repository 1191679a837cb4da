import type { Column } from './Column.ts';
import { headerWidth } from './figuresWidth.ts';

/** Space after the content of a cell. */
const ROOM = 12;

/** The columns, those of figures as wide as their rows need, and at least as a word of their header. */
export const fitFigures = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Column<Row>[] =>
  columns.map((column) => {
    const { widthOf, header, isSortable = false } = column;
    if (widthOf === undefined) return column;
    const widest = rows.reduce((most, row) => Math.max(most, widthOf(row)), headerWidth(header, isSortable));
    return { ...column, width: Math.ceil(widest) + ROOM };
  });
