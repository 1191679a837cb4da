import type { FC, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { link } from './Link.css.ts';
import { steady } from '../../internal/steady.tsx';

/** How a link looks. */
export interface LinkLook {
  /** `inherit`: the colour of the words around, on a solid ground. @default 'accent' */
  tone?: 'accent' | 'danger' | 'text' | 'inherit';
  /** Underlined on hover only. @default false */
  isQuiet?: boolean;
  /** @default false */
  isSmall?: boolean;
  /** Stands outside a text: as high as a finger on a touch screen, and never under 24 px. @default false */
  isAlone?: boolean;
}

export interface LinkProps extends LinkLook {
  /** Where it leads; without it the link is a button that looks like one. */
  href?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  onPress?: () => void;
  children: ReactNode;
}

/**
 * A link; the app's router handles addresses inside the product.
 * @since 0.1.0
 */
export const Link: FC<LinkProps> = steady(function Link({
  tone = 'accent',
  isQuiet = false,
  isSmall = false,
  isAlone = false,
  children,
  ...rest
}: LinkProps): ReactNode {
  return (
    <AriaLink className={link({ tone, quiet: isQuiet, small: isSmall, alone: isAlone })} {...rest}>
      {wholeNumbers(children)}
    </AriaLink>
  );
});
