import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** What the tools work on. */
  label: string;
  /** Buttons, menus, vertical `Divider`s between their families. */
  children: ReactNode;
}

/** Tools on one thing: one stop of the keyboard, arrows from one tool to the next. */
export function Toolbar({ label, children }: ToolbarProps): ReactNode {
  return (
    <AriaToolbar aria-label={label} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}
