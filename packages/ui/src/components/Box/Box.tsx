import type { ReactNode } from 'react';
import { box, type Padding } from './Box.css.ts';

export interface BoxProps {
  /** Space inside, on the 4 px grid. @default 16 */
  padding?: Padding;
  /** At most one `block` per page. @default 'plain' */
  surface?: 'plain' | 'sunken' | 'tint' | 'block';
  /** @default 'none' */
  edge?: 'none' | 'hairline' | 'strong';
  /** @default 'card' */
  corner?: 'square' | 'control' | 'card';
  children: ReactNode;
}

/**
 * A surface with its own ground and space inside.
 * @since 0.1.0
 */
export function Box({
  padding = 16,
  surface = 'plain',
  edge = 'none',
  corner = 'card',
  children,
}: BoxProps): ReactNode {
  return <div className={box({ padding, surface, edge, corner })}>{children}</div>;
}
