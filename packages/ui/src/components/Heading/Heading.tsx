import type { ReactNode, Ref } from 'react';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** How it looks, when that differs from its level. */
  look?: 'h1' | 'h2Strong' | 'h2' | 'h3';
  id?: string;
  /** Lets it take the focus, as the page title does after a navigation. */
  tabIndex?: -1;
  /** What is read out after the title, when it takes the focus. */
  'aria-describedby'?: string;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const LOOKS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/**
 * A title of the page's outline.
 * @since 0.1.0
 */
export function Heading({ level, look = LOOKS[level], children, ...rest }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element className={heading({ look })} {...rest}>
      {wholeNumbers(children)}
    </Element>
  );
}
