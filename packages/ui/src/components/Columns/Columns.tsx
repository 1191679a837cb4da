import type { ReactNode } from 'react';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** Widths of the two columns; one under the other below 56rem, `548px 1fr` below 64rem. */
  split: '1fr 1fr' | '1.5fr 1fr' | '1fr 248px' | '548px 1fr';
  children: ReactNode;
}

/**
 * Two columns that stack on a narrow screen.
 * @since 0.1.0
 */
export function Columns({ split, children }: ColumnsProps): ReactNode {
  return <div className={columns({ split })}>{children}</div>;
}
