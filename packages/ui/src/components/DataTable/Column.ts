import type { ReactNode } from 'react';

/** One column of a table, which is also one fact of a card. */
export interface Column<Row> {
  key: string;
  header: string;
  /** At a text of 16 px; a column without it takes a share of the rest. */
  width?: number;
  render: (row: Row) => ReactNode;
  /** Where the cells stand; figures that people compare stand at the end. @default 'start' */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Left out, the last first, when the table would not fit. */
  isSecondary?: boolean;
  /** Holds buttons or links of the row: on a card they stand under the link, never within it. @default false */
  isAction?: boolean;
}
