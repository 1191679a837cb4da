import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Makes it a title of the page's outline. */
  level?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/**
 * Words for screen readers only.
 * @since 0.1.0
 */
export function VisuallyHidden({ level, children }: VisuallyHiddenProps): ReactNode {
  const Element = level === undefined ? 'span' : (`h${level}` as const);
  return <Element className={visuallyHidden}>{children}</Element>;
}
