import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from '../Tooltip/Tooltip.css.ts';
import { abbreviation } from './Abbreviation.css.ts';

/** Shorter than a tooltip's: one points at an acronym to know what it means. */
const DELAY_MS = 250;
const CLOSE_DELAY_MS = 300;

export interface AbbreviationProps {
  /** What the letters stand for, in a few words. */
  meaning: string;
  /** The letters. */
  children: string;
}

/**
 * An acronym within a text, whose meaning shows on hover, on focus and on a press.
 * @since 0.3.0
 */
export function Abbreviation({ meaning, children }: AbbreviationProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger delay={DELAY_MS} closeDelay={CLOSE_DELAY_MS} isOpen={isOpen} onOpenChange={setOpen}>
      {/* A finger neither hovers nor focuses: the press opens. */}
      <Button className={abbreviation} onPress={() => setOpen(true)}>
        {children}
      </Button>
      <AriaTooltip placement="top" offset={6} className={tooltip}>
        {meaning}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
