import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <span className={visuallyHidden}>{children}</span>;
}
