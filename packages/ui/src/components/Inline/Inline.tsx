import { type ReactNode, use } from 'react';
import type { Space } from '../../theme/space.ts';
import { Spaced } from '../../internal/Spaced.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  /** @default 12 */
  gap?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** @default 'start' */
  justify?: 'start' | 'between' | 'end';
  /** Whether the children may wrap. @default true */
  wrap?: boolean;
  children: ReactNode;
}

/**
 * Lays its children side by side.
 * @since 0.1.0
 */
export function Inline({
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: InlineProps): ReactNode {
  return <div className={inline({ gap, align, justify, wrap })}>{use(Spaced)(children)}</div>;
}
