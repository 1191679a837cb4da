import type { LucideIcon } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { button } from '../Button/Button.css.ts';
import { steady } from '../../internal/steady.tsx';

export interface LinkButtonProps {
  href: string;
  /** @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'onBlock';
  /** @default 'regular' */
  size?: 'regular' | 'small' | 'large';
  icon?: LucideIcon;
  /** What a screen reader hears, where its words alone are those of others; it begins with them. */
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A link that is the page's next step and looks like a button.
 * @since 0.1.0
 */
export const LinkButton: FC<LinkButtonProps> = steady(function LinkButton({
  href,
  variant = 'secondary',
  size = 'regular',
  icon: Icon,
  'aria-label': name,
  children,
}: LinkButtonProps): ReactNode {
  return (
    <AriaLink href={href} className={button({ variant, size })} {...(name === undefined ? {} : { 'aria-label': name })}>
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </AriaLink>
  );
});
