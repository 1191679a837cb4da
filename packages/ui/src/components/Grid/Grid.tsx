import type { ReactNode } from 'react';
import type { Space } from '../../theme/space.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  /** Least width of a cell: 11, 18 or 24rem; as many columns as fit. @default 'regular' */
  cell?: 'narrow' | 'regular' | 'wide';
  /** Space between the cells, on the 4 px grid. @default 8 */
  gap?: Space;
  /** Its children are fields: those of a row align, however high their labels and faults. @default false */
  alignsFields?: boolean;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/**
 * Lays its children in equal cells, as many per row as fit.
 * @since 0.1.0
 */
export function Grid({
  cell = 'regular',
  gap = 8,
  alignsFields = false,
  as: Element = 'div',
  children,
}: GridProps): ReactNode {
  return <Element className={grid({ cell, gap, alignsFields })}>{children}</Element>;
}
