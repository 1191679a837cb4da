import type { ReactNode } from 'react';
import { group } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** What the buttons are for, when the words around do not say it. */
  label?: string;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** One above the other on a phone, the last on top. @default true */
  isStackedOnPhone?: boolean;
  /** Buttons, from the least to the most important. */
  children: ReactNode;
}

/**
 * Buttons that belong together.
 * @since 0.1.0
 */
export function ButtonGroup({
  label,
  align = 'start',
  isStackedOnPhone = true,
  children,
}: ButtonGroupProps): ReactNode {
  return (
    <div
      className={group({ align, stacks: isStackedOnPhone })}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
