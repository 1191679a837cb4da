import type { ReactNode } from 'react';
import { identifier } from './Identifier.css.ts';

/**
 * A number or date that people compare, in tabular figures.
 * @since 0.1.0
 */
export function Identifier({ children }: { children: ReactNode }): ReactNode {
  return <span className={identifier}>{children}</span>;
}
