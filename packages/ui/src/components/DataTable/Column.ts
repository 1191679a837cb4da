import type { ReactNode } from 'react';

/** One column of a table, which is also one fact of a card. */
export interface Column<Row> {
  key: string;
  header: string;
  /** For a text of 16 px; columns without it share the rest. */
  width?: number;
  render: (row: Row) => ReactNode;
  /** What the cell of a row needs, as `figures` and `deadlines` know it: the column is as wide as the widest. */
  widthOf?: (row: Row) => number;
  /** Alignment of the cells; figures to compare stand at the end. @default 'start' */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Takes a second line where a table of cut texts would cut it; not where rows are drawn as they come near. @default false */
  isWhole?: boolean;
  /** Left out when the table does not fit, the last such column first. */
  isSecondary?: boolean;
  /** Holds buttons or links of the row; on a card they stand under the link, never inside it. @default false */
  isAction?: boolean;
}
