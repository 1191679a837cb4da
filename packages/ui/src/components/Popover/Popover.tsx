import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** What opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names what opens. */
  title: string;
  /** Where it opens, when there is room. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Whether it is open, where something else than its trigger opens it too; needs `onOpenChange`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * More about one thing, beside it and on demand: it takes the focus, and a press beside or Escape closes it.
 * @since 0.1.0
 */
export function Popover({ trigger, title, placement = 'bottom start', children, ...state }: PopoverProps): ReactNode {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover placement={placement} className={styles.popover}>
        <Dialog className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
