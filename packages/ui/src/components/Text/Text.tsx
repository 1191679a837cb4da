import type { ReactNode } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { text } from './Text.css.ts';

export interface TextProps {
  /** @default 'body' */
  look?: 'body' | 'small' | 'label';
  /** @default 'default' */
  tone?: 'default' | 'subtle' | 'danger' | 'warning' | 'success';
  /** @default false */
  isStrong?: boolean;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  id?: string;
  children: ReactNode;
}

/**
 * Running text, at most 70 characters wide.
 * @since 0.1.0
 */
export function Text({
  look = 'body',
  tone = 'default',
  isStrong = false,
  as: Element = 'p',
  id,
  children,
}: TextProps): ReactNode {
  return (
    <Element id={id} className={text({ look, tone, strong: isStrong })}>
      {wholeNumbers(children)}
    </Element>
  );
}
