import type { ReactNode } from 'react';
import { RootMark } from '../../internal/RootMark.tsx';
import { page } from './Page.css.ts';

export interface PageProps {
  /** The page's head: a `PageHeader`. */
  header: ReactNode;
  /** `list`: tighter, so that more lines are in sight. @default 'reading' */
  rhythm?: 'reading' | 'list';
  /** `text`: one column to read, 40rem at most; `wide`: a workshop, for which the navigation folds to its icons. @default 'full' */
  width?: 'full' | 'text' | 'wide';
  children?: ReactNode;
}

/**
 * One page of the product: its header, then its parts, evenly spaced.
 * @since 0.1.0
 */
export function Page({ header, rhythm = 'reading', width = 'full', children }: PageProps): ReactNode {
  return (
    <div className={page({ rhythm, width })}>
      {width === 'wide' && <RootMark mark="data-folds-menu" />}
      {header}
      {children}
    </div>
  );
}
