import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

/** Long enough to ignore a passing pointer, short enough for one that waits. */
const DELAY_MS = 600;
/** Time for the pointer to reach the words, which may be read enlarged (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;

export interface TooltipProps {
  /** A few words that the page also says elsewhere: touch screens never show them. */
  words: string;
  /** @default 'top' */
  placement?: 'top' | 'bottom';
  /** What the words are about: a `Button` or another control that takes the focus. */
  children: ReactElement;
}

/**
 * A few words that describe a control, shown on hover and on keyboard focus.
 * @since 0.1.0
 */
export function Tooltip({ words, placement = 'top', children }: TooltipProps): ReactNode {
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={CLOSE_DELAY_MS}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={tooltip}>
        {words}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
