import { type ReactNode, use } from 'react';
import { Spaced } from '../../internal/Spaced.ts';
import { stack } from './Stack.css.ts';
import type { Space } from '../../theme/space.ts';

export interface StackProps {
  /** Space between the children, on the 4 px grid. @default 16 */
  gap?: Space;
  /** @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  children: ReactNode;
}

/**
 * Lays its children under one another.
 * @since 0.1.0
 */
export function Stack({ gap = 16, align = 'stretch', as: Element = 'div', children }: StackProps): ReactNode {
  return <Element className={stack({ gap, align })}>{use(Spaced)(children)}</Element>;
}
