import type { ReactNode } from 'react';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** Widths of the two columns; one under the other below 56rem. */
  split: '1fr 1fr' | '1.5fr 1fr' | '1fr 248px';
  children: ReactNode;
}

/** Two columns that stack on a narrow screen. */
export function Columns({ split, children }: ColumnsProps): ReactNode {
  return <div className={columns({ split })}>{children}</div>;
}
