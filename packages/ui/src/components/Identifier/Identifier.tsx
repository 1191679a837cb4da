import type { ReactNode } from 'react';
import { identifier } from './Identifier.css.ts';

export interface IdentifierProps {
  /** A secret or the address of a machine, longer than a line: it breaks where it must. @default false */
  isLong?: boolean;
  children: ReactNode;
}

/**
 * A number or date that people compare, in tabular figures.
 * @since 0.1.0
 */
export function Identifier({ isLong = false, children }: IdentifierProps): ReactNode {
  return <span className={identifier({ long: isLong })}>{children}</span>;
}
