import type { ReactNode } from 'react';
import { Comma } from '../../internal/Comma.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** Makes it a title of the page's outline. */
  level?: 1 | 2 | 3 | 4;
  /** They go on with what stands before them, after a comma that nobody sees. @default false */
  isAside?: boolean;
  children: ReactNode;
}

/**
 * Words for screen readers only.
 * @since 0.1.0
 */
export function VisuallyHidden({ level, isAside = false, children }: VisuallyHiddenProps): ReactNode {
  const Element = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <>
      {isAside && <Comma />}
      <Element className={visuallyHidden}>{children}</Element>
    </>
  );
}
