import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** @default 'hairline' */
  look?: 'hairline' | 'strong';
}

/**
 * A line between two things that nothing else tells apart.
 * @since 0.1.0
 */
export function Divider({ orientation = 'horizontal', look = 'hairline' }: DividerProps): ReactNode {
  return <hr className={divider({ orientation, look })} aria-orientation={orientation} />;
}
