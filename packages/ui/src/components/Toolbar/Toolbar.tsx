import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** What the tools work on. */
  label: string;
  /** Under one another: arrows up and down. @default false */
  isVertical?: boolean;
  /** Buttons, menus, and vertical `Divider`s between groups. */
  children: ReactNode;
}

/**
 * Tools for one thing: one tab stop, arrows between tools.
 * @since 0.1.0
 */
export function Toolbar({ label, isVertical = false, children }: ToolbarProps): ReactNode {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      {...(isVertical ? {} : { className: toolbar })}
    >
      {children}
    </AriaToolbar>
  );
}
